-- What is said of pictures: see docs/decisions/0071-picture-details.md.
-- AlterTable
ALTER TABLE "aboutEthiopia" ADD COLUMN     "imageAlt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "imageFocusX" INTEGER,
ADD COLUMN     "imageFocusY" INTEGER,
ADD COLUMN     "imageIsOrnament" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "directory" ADD COLUMN     "imageAlt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "imageFocusX" INTEGER,
ADD COLUMN     "imageFocusY" INTEGER,
ADD COLUMN     "imageIsOrnament" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "event" ADD COLUMN     "imageAlt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "imageFocusX" INTEGER,
ADD COLUMN     "imageFocusY" INTEGER,
ADD COLUMN     "imageIsOrnament" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "post" ADD COLUMN     "imageAlt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "imageFocusX" INTEGER,
ADD COLUMN     "imageFocusY" INTEGER,
ADD COLUMN     "imageIsOrnament" BOOLEAN NOT NULL DEFAULT false;

-- A description is one of the texts that are translated. Translations that are there were made without
-- one, so that adding one later makes them out of date. Who wrote them last, and when, stays.
ALTER TABLE "translation" DISABLE TRIGGER USER;
UPDATE "translation" SET
    "values" = "values" || '{"imageAlt": ""}',
    "original" = "original" || '{"imageAlt": ""}'
WHERE kind IN ('event', 'directory', 'post', 'aboutEthiopia');
ALTER TABLE "translation" ENABLE TRIGGER USER;
