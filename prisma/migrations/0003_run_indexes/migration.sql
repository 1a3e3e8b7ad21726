-- The mean is a sort order like the others; counts by status and format need not read whole rows.
CREATE INDEX runs_mean ON runs (mean_us, id);
CREATE INDEX runs_status ON runs (status);
CREATE INDEX runs_format ON runs (format_id);
