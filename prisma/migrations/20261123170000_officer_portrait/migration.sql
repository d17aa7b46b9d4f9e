-- The portrait of an officer; a row has all of these or none.
ALTER TABLE "officer"
  ADD COLUMN "imageUrl" TEXT,
  ADD COLUMN "imagePath" TEXT,
  ADD COLUMN "imageWidth" INTEGER,
  ADD COLUMN "imageHeight" INTEGER;
