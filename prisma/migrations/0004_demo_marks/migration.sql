-- The demo is also marked once it is loaded in whole, so that a load that was cut off is finished and one that was taken apart is not.
CREATE TABLE demo_items_new (
  kind TEXT NOT NULL CHECK (kind IN ('file', 'question', 'loaded', 'removed')),
  id   TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
INSERT INTO demo_items_new (kind, id) SELECT kind, id FROM demo_items;
DROP TABLE demo_items;
ALTER TABLE demo_items_new RENAME TO demo_items;

-- An answer keeps what was asked then; those of before were given to the question as it stands.
UPDATE question_answers
SET answer = json_set(answer, '$.request', json((SELECT request FROM questions WHERE id = question_id)))
WHERE json_extract(answer, '$.request') IS NULL;
