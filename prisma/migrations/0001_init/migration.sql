-- Files, what parsers read out of them, what their owner says of them; frozen reports and the keys to them.
-- STRICT refuses a value of the wrong kind; the CHECKs refuse what no reader could make sense of.
-- A float column that is not NULL is finite: 9e999 is how SQLite writes infinity, and NaN it stores as NULL.

CREATE TABLE files (
  id          TEXT    NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 10 AND 40),
  sha256      TEXT    NOT NULL UNIQUE CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
  size_bytes  INTEGER NOT NULL CHECK (size_bytes > 0),
  blob_sha256 TEXT    NOT NULL CHECK (length(blob_sha256) = 64 AND blob_sha256 NOT GLOB '*[^0-9a-f]*'),
  blob_bytes  INTEGER NOT NULL CHECK (blob_bytes > 0),
  name        TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  container   TEXT    CHECK (container IN ('gzip', 'tar', 'targz', 'zip')),
  uploaded_at TEXT    NOT NULL CHECK (uploaded_at GLOB '????-??-??T??:??:??*Z')
) STRICT;
CREATE INDEX files_uploaded ON files (uploaded_at, id);
CREATE INDEX files_blob ON files (blob_sha256);

CREATE TABLE archive_members (
  archive_id TEXT    NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  position   INTEGER NOT NULL CHECK (position >= 0),
  name       TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  file_id    TEXT    REFERENCES files (id) ON DELETE CASCADE,
  failure    TEXT    CHECK (failure IS NULL OR json_valid(failure)),
  PRIMARY KEY (archive_id, position),
  CHECK ((file_id IS NULL) <> (failure IS NULL))
) STRICT;
CREATE INDEX archive_members_file ON archive_members (file_id);

CREATE TABLE parses (
  id             TEXT    NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 10 AND 40),
  file_id        TEXT    NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  format_id      TEXT    NOT NULL CHECK (length(format_id) BETWEEN 1 AND 64),
  parser_version INTEGER NOT NULL CHECK (parser_version > 0),
  tool           TEXT    NOT NULL CHECK (length(tool) BETWEEN 1 AND 64),
  tool_version   TEXT,
  warnings       TEXT    NOT NULL CHECK (json_valid(warnings)),
  groups         BLOB,
  parsed_at      TEXT    NOT NULL CHECK (parsed_at GLOB '????-??-??T??:??:??*Z'),
  UNIQUE (file_id, format_id, parser_version)
) STRICT;

CREATE TABLE runs (
  id                    TEXT    NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 10 AND 40),
  file_id               TEXT    NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  parse_id              TEXT    NOT NULL REFERENCES parses (id) ON DELETE CASCADE,
  position              INTEGER NOT NULL CHECK (position >= 0),
  name                  TEXT    NOT NULL CHECK (length(name) <= 255),
  tool                  TEXT    NOT NULL CHECK (length(tool) BETWEEN 1 AND 64),
  tool_version          TEXT,
  format_id             TEXT    NOT NULL,
  status                TEXT    NOT NULL CHECK (status IN ('ok', 'failed', 'partial')),
  role                  TEXT    NOT NULL CHECK (role IN ('entry', 'summary')),
  group_name            TEXT,
  started_at            TEXT    CHECK (started_at GLOB '????-??-??T??:??:??*Z'),
  uploaded_at           TEXT    NOT NULL,
  main_operation        TEXT,
  block_size_bytes      INTEGER CHECK (block_size_bytes > 0),
  concurrency           REAL    CHECK (concurrency >= 0 AND concurrency < 9e999),
  operations_per_second REAL    CHECK (operations_per_second >= 0 AND operations_per_second < 9e999),
  bytes_per_second      REAL    CHECK (bytes_per_second >= 0 AND bytes_per_second < 9e999),
  mean_us               REAL    CHECK (mean_us >= 0 AND mean_us < 9e999),
  p99_us                REAL    CHECK (p99_us >= 0 AND p99_us < 9e999),
  search_text           TEXT    NOT NULL,
  UNIQUE (parse_id, position)
) STRICT;
CREATE INDEX runs_file ON runs (file_id, position);
CREATE INDEX runs_uploaded ON runs (uploaded_at, id);
CREATE INDEX runs_started ON runs (started_at, id);
CREATE INDEX runs_tool ON runs (tool, uploaded_at, id);
CREATE INDEX runs_p99 ON runs (p99_us, id);
CREATE INDEX runs_rate ON runs (operations_per_second, id);
CREATE INDEX runs_throughput ON runs (bytes_per_second, id);
CREATE INDEX runs_name ON runs (name COLLATE NOCASE, id);

-- Apart from runs, so that a list or a search reads short rows only.
CREATE TABLE run_bodies (
  run_id     TEXT NOT NULL PRIMARY KEY REFERENCES runs (id) ON DELETE CASCADE,
  body       TEXT NOT NULL CHECK (json_valid(body)),
  histograms BLOB
) STRICT;

CREATE TABLE run_operations (
  run_id    TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  operation TEXT NOT NULL CHECK (length(operation) BETWEEN 1 AND 32),
  PRIMARY KEY (run_id, operation)
) STRICT, WITHOUT ROWID;
CREATE INDEX run_operations_operation ON run_operations (operation, run_id);

CREATE TABLE run_annotations (
  run_id        TEXT NOT NULL PRIMARY KEY REFERENCES runs (id) ON DELETE CASCADE,
  option_id     TEXT CHECK (length(option_id) BETWEEN 1 AND 128),
  region        TEXT CHECK (length(region) BETWEEN 1 AND 64),
  configuration TEXT CHECK (configuration IS NULL OR json_valid(configuration)),
  tags          TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags)),
  note          TEXT CHECK (length(note) <= 10000),
  updated_at    TEXT NOT NULL CHECK (updated_at GLOB '????-??-??T??:??:??*Z')
) STRICT;
CREATE INDEX run_annotations_option ON run_annotations (option_id, region) WHERE option_id IS NOT NULL;

CREATE TABLE reports (
  id              TEXT NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 10 AND 40),
  snapshot_sha256 TEXT NOT NULL UNIQUE CHECK (length(snapshot_sha256) = 64),
  title           TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 255),
  snapshot        TEXT NOT NULL CHECK (json_valid(snapshot)),
  created_at      TEXT NOT NULL CHECK (created_at GLOB '????-??-??T??:??:??*Z')
) STRICT;
CREATE INDEX reports_created ON reports (created_at, id);

CREATE TRIGGER reports_are_frozen BEFORE UPDATE ON reports
BEGIN
  SELECT RAISE(ABORT, 'a report is frozen: make another one');
END;

CREATE TABLE share_links (
  id         TEXT NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 10 AND 40),
  report_id  TEXT NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64 AND token_hash NOT GLOB '*[^0-9a-f]*'),
  created_at TEXT NOT NULL CHECK (created_at GLOB '????-??-??T??:??:??*Z'),
  expires_at TEXT CHECK (expires_at GLOB '????-??-??T??:??:??*Z'),
  revoked_at TEXT CHECK (revoked_at GLOB '????-??-??T??:??:??*Z')
) STRICT;
CREATE INDEX share_links_report ON share_links (report_id, created_at);
