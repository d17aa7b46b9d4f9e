-- CreateEnum
CREATE TYPE "PaymentKind" AS ENUM ('FEE', 'DONATION');

-- CreateEnum
CREATE TYPE "PaymentMethod" AS ENUM ('BANK', 'CASH', 'OTHER');

-- AlterTable
ALTER TABLE "members" ADD COLUMN     "membershipTypeId" INTEGER;

-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "charitiesNumber" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "irdNumber" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "signatoryName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "signatoryOffice" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "site-state" ADD COLUMN     "lastReceipt" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "membership-type" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "perHousehold" BOOLEAN NOT NULL DEFAULT false,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "membership-type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership-fee" (
    "membershipTypeId" INTEGER NOT NULL,
    "fromYear" INTEGER NOT NULL,
    "amountCents" INTEGER NOT NULL,

    CONSTRAINT "membership-fee_pkey" PRIMARY KEY ("membershipTypeId","fromYear")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" SERIAL NOT NULL,
    "memberId" INTEGER,
    "payerName" TEXT NOT NULL,
    "kind" "PaymentKind" NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "receivedOn" DATE NOT NULL,
    "feeYear" INTEGER,
    "householdName" TEXT,
    "method" "PaymentMethod" NOT NULL,
    "reference" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "bankKey" TEXT,
    "voidedAt" TIMESTAMP(3),
    "voidReason" TEXT NOT NULL DEFAULT '',
    "createdBy" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "donation-receipt" (
    "number" INTEGER NOT NULL,
    "paymentId" INTEGER NOT NULL,
    "issuedOn" DATE NOT NULL,
    "organisation" TEXT NOT NULL,
    "irdNumber" TEXT NOT NULL,
    "charitiesNumber" TEXT NOT NULL,
    "signatoryName" TEXT NOT NULL,
    "signatoryOffice" TEXT NOT NULL,

    CONSTRAINT "donation-receipt_pkey" PRIMARY KEY ("number")
);

-- CreateIndex
CREATE UNIQUE INDEX "membership-type_name_key" ON "membership-type"("name");

-- Capital letters make no other type.
CREATE UNIQUE INDEX "membership-type_lower_name_key" ON "membership-type"(lower("name"));

-- CreateIndex
CREATE UNIQUE INDEX "payment_bankKey_key" ON "payment"("bankKey");

-- CreateIndex
CREATE INDEX "payment_memberId_idx" ON "payment"("memberId");

-- CreateIndex
CREATE INDEX "payment_householdName_idx" ON "payment"("householdName");

-- CreateIndex
CREATE INDEX "payment_receivedOn_id_idx" ON "payment"("receivedOn", "id");

-- CreateIndex
CREATE UNIQUE INDEX "donation-receipt_paymentId_key" ON "donation-receipt"("paymentId");

-- CreateIndex
CREATE INDEX "members_membershipTypeId_idx" ON "members"("membershipTypeId");

-- AddForeignKey
ALTER TABLE "members" ADD CONSTRAINT "members_membershipTypeId_fkey" FOREIGN KEY ("membershipTypeId") REFERENCES "membership-type"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership-fee" ADD CONSTRAINT "membership-fee_membershipTypeId_fkey" FOREIGN KEY ("membershipTypeId") REFERENCES "membership-type"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_householdName_fkey" FOREIGN KEY ("householdName") REFERENCES "household"("name") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "donation-receipt" ADD CONSTRAINT "donation-receipt_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "membership-fee" ADD CONSTRAINT "membership-fee_amount" CHECK ("amountCents" >= 0);

ALTER TABLE "payment" ADD CONSTRAINT "payment_amount" CHECK ("amountCents" > 0),
  ADD CONSTRAINT "payment_feeYear" CHECK (("kind" = 'FEE') = ("feeYear" IS NOT NULL));

CREATE TRIGGER "covered_household" BEFORE UPDATE OF "householdName", "membershipTypeId" OR DELETE ON "members"
  FOR EACH ROW WHEN (OLD."householdName" IS NOT NULL) EXECUTE FUNCTION "keep_covered_household"();
CREATE TRIGGER "activity" AFTER UPDATE OR DELETE ON "membership-type" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('membershipType', 'id', 'name');
-- A membership type has a fee from the beginning.
CREATE TRIGGER "activity" AFTER INSERT OR UPDATE ON "membership-fee" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('membershipType', 'membershipTypeId');
CREATE TRIGGER "activity" AFTER INSERT OR DELETE ON "payment" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('payment', 'id');
-- Erasing a member changes another column.
CREATE TRIGGER "activity_of_change" AFTER UPDATE OF "voidedAt" ON "payment" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('payment', 'id');
CREATE TRIGGER "activity" AFTER INSERT ON "donation-receipt" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('donationReceipt', 'number');
