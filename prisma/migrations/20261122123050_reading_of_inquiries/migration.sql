-- AlterTable
ALTER TABLE "inquiry" ADD COLUMN     "answeredAt" TIMESTAMP(3),
ADD COLUMN     "answeredBy" TEXT,
ADD COLUMN     "readAt" TIMESTAMP(3),
ADD COLUMN     "readBy" TEXT;

-- AlterTable
ALTER TABLE "membership-application" ADD COLUMN     "readAt" TIMESTAMP(3),
ADD COLUMN     "readBy" TEXT;

-- CreateIndex
CREATE INDEX "inquiry_readAt_idx" ON "inquiry"("readAt");

-- CreateIndex
CREATE INDEX "membership-application_readAt_idx" ON "membership-application"("readAt");
