-- CreateEnum
CREATE TYPE "Office" AS ENUM ('PRESIDENT', 'VICE_PRESIDENT', 'GENERAL_SECRETARY', 'HEAD_OF_PUBLIC_RELATIONS', 'HEAD_OF_FINANCE', 'OTHER');

-- CreateTable
CREATE TABLE "officer" (
    "id" SERIAL NOT NULL,
    "office" "Office" NOT NULL,
    "title" TEXT NOT NULL,
    "titleAmharic" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameAmharic" TEXT NOT NULL,
    "from" DATE NOT NULL,
    "until" DATE,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "officer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "officer_from_idx" ON "officer"("from");

CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "officer"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('officer');
