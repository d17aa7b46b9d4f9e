-- AlterTable
ALTER TABLE "revision" ADD COLUMN     "restoredVersion" INTEGER;
