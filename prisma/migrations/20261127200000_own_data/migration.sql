ALTER TYPE "AccountLinkKind" ADD VALUE 'OWN_DATA';

CREATE TYPE "MemberReportKind" AS ENUM ('CORRECTED', 'LEAVING');

CREATE TABLE "member-report" (
    "id" SERIAL NOT NULL,
    "memberId" INTEGER NOT NULL,
    "kind" "MemberReportKind" NOT NULL,
    "address" TEXT,
    "contactNumber" TEXT,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "member-report_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "member-report_memberId_kind_key" ON "member-report"("memberId", "kind");

ALTER TABLE "member-report" ADD CONSTRAINT "member-report_memberId_fkey"
  FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
