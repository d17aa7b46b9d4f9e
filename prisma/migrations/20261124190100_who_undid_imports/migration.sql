-- Several people may undo one import, so that is noted as activity of each: see docs/decisions/0067-undo-of-imports.md.
INSERT INTO "activity" ("at", "account", "action", "kind", "recordId", "details")
SELECT "undoneAt", "undoneBy", 'IMPORT_UNDONE', 'csvImport', id::text,
  jsonb_build_object('what', kind, 'rows', undone)
FROM "csv-import" WHERE "undoneAt" IS NOT NULL;

DROP INDEX "csv-import_undoneAt_idx";
ALTER TABLE "csv-import" DROP COLUMN "undoneBy";
