-- AlterTable
ALTER TABLE "unused-file" ADD COLUMN     "kind" TEXT,
ADD COLUMN     "recordId" INTEGER;

-- CreateIndex
CREATE INDEX "unused-file_kind_recordId_idx" ON "unused-file"("kind", "recordId");
