ALTER TYPE "LetterKind" ADD VALUE 'ACCEPTANCE';

CREATE TYPE "ApplicationState" AS ENUM ('NEW', 'IN_REVIEW', 'ACCEPTED', 'DECLINED', 'WITHDRAWN');

ALTER TABLE "members" ADD COLUMN "agreementText" TEXT,
ADD COLUMN "agreementLanguage" TEXT,
ADD COLUMN "agreedAt" TIMESTAMP(3);

ALTER TABLE "membership-application" ADD COLUMN "state" "ApplicationState" NOT NULL DEFAULT 'NEW',
ADD COLUMN "assignedTo" TEXT NOT NULL DEFAULT '';

-- Who has read an application has usually begun to review it.
UPDATE "membership-application" SET "state" = CASE
  WHEN "memberId" IS NOT NULL THEN 'ACCEPTED' ELSE 'IN_REVIEW' END::"ApplicationState"
WHERE "memberId" IS NOT NULL OR "readAt" IS NOT NULL;

CREATE TABLE "application-step" (
    "id" SERIAL NOT NULL,
    "applicationId" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "by" TEXT NOT NULL,
    "state" "ApplicationState",
    "assignedTo" TEXT,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "application-step_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "application-step_applicationId_idx" ON "application-step"("applicationId");
CREATE INDEX "membership-application_state_idx" ON "membership-application"("state");

ALTER TABLE "application-step" ADD CONSTRAINT "application-step_applicationId_fkey"
  FOREIGN KEY ("applicationId") REFERENCES "membership-application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "acceptance" AFTER DELETE ON "members"
    FOR EACH ROW EXECUTE FUNCTION "withdraw_acceptance"();
