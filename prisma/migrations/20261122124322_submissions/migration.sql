-- CreateTable
CREATE TABLE "submission" (
    "userId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request" TEXT NOT NULL,
    "recordId" INTEGER,
    "version" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "submission_pkey" PRIMARY KEY ("userId","key")
);

-- CreateIndex
CREATE INDEX "submission_createdAt_idx" ON "submission"("createdAt");
