-- A document that comes with a resource, or in place of its link.
ALTER TABLE "resource" ADD COLUMN "documentUrl" TEXT,
ADD COLUMN "documentPath" TEXT,
ADD COLUMN "documentBytes" INTEGER;
