CREATE TYPE "SitePicturePlace" AS ENUM ('HERO', 'DARK_HERO', 'LOGO', 'DARK_LOGO');

CREATE TABLE "site-picture" (
    "id" SERIAL NOT NULL,
    "place" "SitePicturePlace" NOT NULL,
    "imageUrl" TEXT,
    "imagePath" TEXT,
    "imageWidth" INTEGER,
    "imageHeight" INTEGER,
    "imageAltEn" TEXT NOT NULL DEFAULT '',
    "imageAltAm" TEXT NOT NULL DEFAULT '',
    "imageIsOrnament" BOOLEAN NOT NULL DEFAULT false,
    "imageFocusX" INTEGER,
    "imageFocusY" INTEGER,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "site-picture_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "site-picture_place_key" ON "site-picture"("place");

CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site-picture" FOR EACH STATEMENT
  EXECUTE FUNCTION "tell_content_change"('sitePicture');
CREATE TRIGGER "activity" AFTER UPDATE ON "site-picture" FOR EACH ROW
  EXECUTE FUNCTION "note_activity"('sitePicture', 'place');
