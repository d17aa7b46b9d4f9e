-- Accounts can be disabled, and say when somebody last signed in: of those that there are, the last
-- session that has not ended tells it.
ALTER TABLE "user"
  ADD COLUMN "disabledAt" TIMESTAMP(3),
  ADD COLUMN "lastSignInAt" TIMESTAMP(3),
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
UPDATE "user" SET "lastSignInAt" =
  (SELECT max("createdAt") FROM "session" WHERE "session"."userId" = "user"."id");

-- Whose the removed accounts were: records name who made them by the id alone.
CREATE TABLE "former-account" (
  "id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "removedAt" TIMESTAMP(3) NOT NULL,
  CONSTRAINT "former-account_pkey" PRIMARY KEY ("id")
);
