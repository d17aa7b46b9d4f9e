CREATE TABLE "form-draft-file" (
  "id" UUID PRIMARY KEY,
  "userId" UUID NOT NULL,
  "path" TEXT NOT NULL,
  "tab" TEXT NOT NULL,
  "field" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "type" TEXT NOT NULL,
  "content" BYTEA NOT NULL,
  "savedAt" TIMESTAMP(3) NOT NULL,
  FOREIGN KEY ("userId", "path", "tab") REFERENCES "form-draft" ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "form-draft-file_userId_path_tab_field_key" ON "form-draft-file" ("userId", "path", "tab", "field");
-- Pictures are compressed already.
ALTER TABLE "form-draft-file" ALTER COLUMN "content" SET STORAGE EXTERNAL;

CREATE TABLE "open-record" (
  "userId" UUID NOT NULL REFERENCES "user" ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" TEXT NOT NULL,
  "recordId" INTEGER NOT NULL,
  "seenAt" TIMESTAMP(3) NOT NULL,
  PRIMARY KEY ("kind", "recordId", "userId")
);
CREATE INDEX "open-record_seenAt_idx" ON "open-record" ("seenAt");
