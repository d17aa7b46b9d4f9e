-- Links in mail messages about accounts: invitations, forgotten passwords, changed addresses.
CREATE TYPE "AccountLinkKind" AS ENUM ('INVITATION', 'PASSWORD_RESET', 'EMAIL_CHANGE');
CREATE TYPE "AccountLinkEnding" AS ENUM ('USED', 'REPLACED', 'WITHDRAWN');

ALTER TABLE "letter" ADD COLUMN "linkId" UUID;

CREATE TABLE "account-link" (
    "id" UUID NOT NULL,
    "kind" "AccountLinkKind" NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "openFor" TEXT,
    "userId" UUID,
    "email" TEXT NOT NULL,
    "roles" "Role"[],
    "language" "Language" NOT NULL,
    "createdBy" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),
    "ending" "AccountLinkEnding",

    CONSTRAINT "account-link_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "account-link_tokenHash_key" ON "account-link"("tokenHash");
CREATE UNIQUE INDEX "account-link_openFor_key" ON "account-link"("openFor");
CREATE INDEX "account-link_userId_idx" ON "account-link"("userId");
CREATE INDEX "account-link_expiresAt_idx" ON "account-link"("expiresAt");
CREATE INDEX "letter_linkId_idx" ON "letter"("linkId");

ALTER TABLE "account-link" ADD CONSTRAINT "account-link_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "letter" ADD CONSTRAINT "letter_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "account-link"("id") ON DELETE CASCADE ON UPDATE CASCADE;
