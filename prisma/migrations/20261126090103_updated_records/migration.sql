-- Records that a CSV file has changed.
ALTER TABLE "csv-import" ADD COLUMN "updated" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "updated-record" (
    "importId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "former" JSONB,

    CONSTRAINT "updated-record_pkey" PRIMARY KEY ("importId", "recordId"),
    CONSTRAINT "updated-record_importId_fkey" FOREIGN KEY ("importId")
      REFERENCES "csv-import"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "updated-record_kind_recordId_idx" ON "updated-record"("kind", "recordId");

CREATE TRIGGER "forget_updates" AFTER DELETE ON "members" FOR EACH ROW
  EXECUTE FUNCTION "forget_updates"();
