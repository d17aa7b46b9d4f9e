-- CreateTable
CREATE TABLE "backup-record" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "succeededAt" TIMESTAMP(3),
    "failedAt" TIMESTAMP(3),
    "failure" TEXT,

    CONSTRAINT "backup-record_pkey" PRIMARY KEY ("id")
);
