-- Published tables that users enter, questions that they keep with the answers of each day, and what of all this is demo data.

CREATE TABLE published_tables (
  id         TEXT NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 10 AND 40),
  title      TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 500),
  document   TEXT NOT NULL CHECK (json_valid(document)),
  created_at TEXT NOT NULL CHECK (created_at GLOB '????-??-??T??:??:??*Z')
) STRICT;
CREATE INDEX published_tables_created ON published_tables (created_at, id);

CREATE TABLE questions (
  id         TEXT NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 10 AND 40),
  name       TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  notes      TEXT NOT NULL CHECK (length(notes) <= 10000),
  request    TEXT NOT NULL CHECK (json_valid(request)),
  created_at TEXT NOT NULL CHECK (created_at GLOB '????-??-??T??:??:??*Z'),
  updated_at TEXT NOT NULL CHECK (updated_at GLOB '????-??-??T??:??:??*Z')
) STRICT;
CREATE INDEX questions_updated ON questions (updated_at, id);

-- One row each time the answer changed: what it was, and on which prices and evidence it stood.
CREATE TABLE question_answers (
  question_id TEXT    NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
  position    INTEGER NOT NULL CHECK (position >= 0),
  answered_at TEXT    NOT NULL CHECK (answered_at GLOB '????-??-??T??:??:??*Z'),
  answer      TEXT    NOT NULL CHECK (json_valid(answer)),
  PRIMARY KEY (question_id, position)
) STRICT;

CREATE TABLE demo_items (
  kind TEXT NOT NULL CHECK (kind IN ('file', 'question', 'removed')),
  id   TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
