-- CreateTable
CREATE TABLE "clock-check" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "trustedAt" TIMESTAMP(3) NOT NULL,
    "doubtedAt" TIMESTAMP(3),
    "observed" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "clock-check_pkey" PRIMARY KEY ("id")
);
