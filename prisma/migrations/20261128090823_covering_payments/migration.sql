-- AlterTable
ALTER TABLE "members" ADD COLUMN     "coveringPayments" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
