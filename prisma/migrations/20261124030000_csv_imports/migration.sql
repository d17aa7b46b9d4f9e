-- What came with which CSV file: see docs/decisions/0067-undo-of-imports.md.
CREATE TABLE "csv-import" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "added" INTEGER NOT NULL DEFAULT 0,
    "undoneAt" TIMESTAMP(3),
    "undoneBy" TEXT NOT NULL DEFAULT '',
    "undone" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "csv-import_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "csv-import_createdAt_idx" ON "csv-import"("createdAt");
CREATE INDEX "csv-import_undoneAt_idx" ON "csv-import"("undoneAt");

CREATE TABLE "imported-record" (
    "kind" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "importId" INTEGER NOT NULL,
    "undoneAt" TIMESTAMP(3),

    CONSTRAINT "imported-record_pkey" PRIMARY KEY ("kind", "recordId"),
    CONSTRAINT "imported-record_importId_fkey" FOREIGN KEY ("importId")
      REFERENCES "csv-import"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "imported-record_importId_idx" ON "imported-record"("importId");

-- Members that an import adds, and those that its undoing deletes, are activity of the import as a whole.
DROP TRIGGER "activity" ON "members";
CREATE TRIGGER "activity" AFTER INSERT OR UPDATE OR DELETE ON "members" FOR EACH ROW
  WHEN (current_setting('site.import', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION "note_activity"('member', 'id');
