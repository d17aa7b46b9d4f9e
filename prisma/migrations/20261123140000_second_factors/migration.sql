-- CreateEnum
CREATE TYPE "ChallengePurpose" AS ENUM ('SECOND_FACTOR', 'PASSKEY_REGISTRATION', 'PASSKEY_AUTHENTICATION');

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "confirmedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "site-state" ADD COLUMN     "secondFactorRequired" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "totp-factor" (
    "userId" UUID NOT NULL,
    "sealedSecret" TEXT NOT NULL,
    "lastStep" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "totp-factor_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "passkey" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "credentialId" TEXT NOT NULL,
    "publicKey" TEXT NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMP(3),
    "cloneSuspectedAt" TIMESTAMP(3),

    CONSTRAINT "passkey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery-code" (
    "hash" TEXT NOT NULL,
    "userId" UUID NOT NULL,

    CONSTRAINT "recovery-code_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "authentication-challenge" (
    "hash" TEXT NOT NULL,
    "purpose" "ChallengePurpose" NOT NULL,
    "userId" UUID,
    "passwordDigest" TEXT,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "authentication-challenge_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "passkey_credentialId_key" ON "passkey"("credentialId");

-- CreateIndex
CREATE INDEX "passkey_userId_idx" ON "passkey"("userId");

-- CreateIndex
CREATE INDEX "recovery-code_userId_idx" ON "recovery-code"("userId");

-- CreateIndex
CREATE INDEX "authentication-challenge_userId_idx" ON "authentication-challenge"("userId");

-- CreateIndex
CREATE INDEX "authentication-challenge_expiresAt_idx" ON "authentication-challenge"("expiresAt");

-- AddForeignKey
ALTER TABLE "totp-factor" ADD CONSTRAINT "totp-factor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery-code" ADD CONSTRAINT "recovery-code_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "authentication-challenge" ADD CONSTRAINT "authentication-challenge_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whether an account lacks a second factor that it needs is known with its sessions (see the trigger
-- "session_end" on "user"). A passkey that is used changes as well, which concerns nobody.
CREATE TRIGGER "session_end" AFTER INSERT OR DELETE OR TRUNCATE ON "totp-factor"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_session_end"();
CREATE TRIGGER "session_end" AFTER INSERT OR DELETE OR TRUNCATE ON "passkey"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_session_end"();
CREATE TRIGGER "session_end" AFTER UPDATE OF "secondFactorRequired" ON "site-state"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_session_end"();
