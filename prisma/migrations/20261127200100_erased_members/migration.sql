ALTER TABLE "settings" ADD COLUMN "formerMemberRetentionMonths" INTEGER NOT NULL DEFAULT 12;

CREATE TABLE "erased-member" (
    "memberId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "erasedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "erased-member_pkey" PRIMARY KEY ("memberId","createdAt")
);
