CREATE TABLE "example-record" (
  "kind" TEXT NOT NULL,
  "recordId" INTEGER NOT NULL,
  CONSTRAINT "example-record_pkey" PRIMARY KEY ("kind", "recordId")
);

-- Those of the bundled content that nobody has changed; their names say so.
INSERT INTO "example-record" ("kind", "recordId")
SELECT 'event', id FROM "event"
WHERE "createdBy" = '' AND version = 1 AND title LIKE 'Example: %'
UNION ALL
SELECT 'directory', id FROM "directory"
WHERE "createdBy" = '' AND version = 1 AND (name LIKE 'Example %' OR name LIKE '% (example)');
