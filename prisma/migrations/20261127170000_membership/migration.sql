CREATE TYPE "ContactChannel" AS ENUM ('EMAIL', 'POST', 'TELEPHONE');

CREATE TYPE "CeasedReason" AS ENUM ('RESIGNED', 'DIED', 'REMOVED', 'LAPSED', 'OTHER');

ALTER TABLE "members" ADD COLUMN "ceasedNote" TEXT NOT NULL DEFAULT '',
ADD COLUMN "ceasedOn" DATE,
ADD COLUMN "ceasedReason" "CeasedReason",
ADD COLUMN "channel" "ContactChannel",
ADD COLUMN "joinedOn" DATE,
ADD COLUMN "language" "Language",
ADD COLUMN "notes" TEXT NOT NULL DEFAULT '';

-- What the migration derives is no activity.
ALTER TABLE "members" DISABLE TRIGGER "activity";
UPDATE "members" SET "joinedOn" = "date", "language" = CASE "agreementLanguage"
  WHEN 'en' THEN 'EN' WHEN 'am' THEN 'AM' END::"Language";
ALTER TABLE "members" ENABLE TRIGGER "activity";

CREATE INDEX "members_ceasedOn_idx" ON "members"("ceasedOn");
