-- CreateEnum
CREATE TYPE "UnsubscribedBy" AS ENUM ('LINK', 'REGISTRAR', 'COMPLAINT');

-- AlterEnum
ALTER TYPE "LetterKind" ADD VALUE 'MEMBER_MESSAGE';

-- AlterTable
ALTER TABLE "letter" ADD COLUMN     "memberMessageId" INTEGER;

-- CreateTable
CREATE TABLE "member-message" (
    "id" SERIAL NOT NULL,
    "texts" JSONB NOT NULL,
    "filter" JSONB NOT NULL DEFAULT '{}',
    "sendAt" TIMESTAMP(3),
    "copiesStoredAt" TIMESTAMP(3),
    "cancelledAt" TIMESTAMP(3),
    "sentCount" INTEGER NOT NULL DEFAULT 0,
    "failedCount" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member-message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail-address" (
    "address" TEXT NOT NULL,
    "unsubscribedAt" TIMESTAMP(3),
    "unsubscribedBy" "UnsubscribedBy",
    "bouncedAt" TIMESTAMP(3),
    "bounceReason" TEXT NOT NULL DEFAULT '',
    "subscribedAt" TIMESTAMP(3),

    CONSTRAINT "mail-address_pkey" PRIMARY KEY ("address")
);

-- CreateIndex
CREATE UNIQUE INDEX "letter_memberMessageId_to_key" ON "letter"("memberMessageId", "to");

-- AddForeignKey
ALTER TABLE "letter" ADD CONSTRAINT "letter_memberMessageId_fkey" FOREIGN KEY ("memberMessageId") REFERENCES "member-message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Sending, scheduling, and cancelling.
CREATE TRIGGER "activity" AFTER UPDATE OF "sendAt", "cancelledAt" ON "member-message" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('memberMessage', 'id');
