-- CreateEnum
CREATE TYPE "LetterState" AS ENUM ('PENDING', 'SENT', 'KEPT', 'FAILED');

-- CreateEnum
CREATE TYPE "LetterKind" AS ENUM ('INQUIRY', 'APPLICATION', 'COPY');

-- CreateTable
CREATE TABLE "inquiry" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inquiry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "letter" (
    "id" UUID NOT NULL,
    "kind" "LetterKind" NOT NULL,
    "to" TEXT NOT NULL,
    "replyTo" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "state" "LetterState" NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMP(3) NOT NULL,
    "takenUntil" TIMESTAMP(3),
    "lastError" TEXT,
    "providerId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMP(3),
    "inquiryId" INTEGER,
    "applicationId" INTEGER,

    CONSTRAINT "letter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership-application" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "dob" DATE NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL,
    "contactNumber" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "agreementText" TEXT NOT NULL,
    "agreementLanguage" TEXT NOT NULL,
    "agreedAt" TIMESTAMP(3) NOT NULL,
    "memberId" INTEGER,
    "digest" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "membership-application_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "inquiry_digest_key" ON "inquiry"("digest");

-- CreateIndex
CREATE INDEX "inquiry_createdAt_idx" ON "inquiry"("createdAt");

-- CreateIndex
CREATE INDEX "letter_state_nextAttemptAt_idx" ON "letter"("state", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "letter_state_sentAt_idx" ON "letter"("state", "sentAt");

-- CreateIndex
CREATE INDEX "letter_inquiryId_idx" ON "letter"("inquiryId");

-- CreateIndex
CREATE INDEX "letter_applicationId_idx" ON "letter"("applicationId");

-- CreateIndex
CREATE UNIQUE INDEX "membership-application_digest_key" ON "membership-application"("digest");

-- AddForeignKey
ALTER TABLE "letter" ADD CONSTRAINT "letter_inquiryId_fkey" FOREIGN KEY ("inquiryId") REFERENCES "inquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter" ADD CONSTRAINT "letter_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "membership-application"("id") ON DELETE CASCADE ON UPDATE CASCADE;
