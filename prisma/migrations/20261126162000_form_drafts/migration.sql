CREATE TABLE "form-draft" (
  "userId" UUID NOT NULL REFERENCES "user" ON DELETE CASCADE ON UPDATE CASCADE,
  "path" TEXT NOT NULL,
  "tab" TEXT NOT NULL,
  "page" TEXT NOT NULL,
  "content" TEXT NOT NULL,
  "userAgent" TEXT NOT NULL,
  "savedAt" TIMESTAMP(3) NOT NULL,
  PRIMARY KEY ("userId", "path", "tab")
);
CREATE INDEX "form-draft_savedAt_idx" ON "form-draft" ("savedAt");
