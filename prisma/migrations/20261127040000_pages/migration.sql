-- CreateTable
CREATE TABLE "page" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "place" TEXT NOT NULL DEFAULT '',
    "imageUrl" TEXT,
    "imagePath" TEXT,
    "imageWidth" INTEGER,
    "imageHeight" INTEGER,
    "imageAltEn" TEXT NOT NULL DEFAULT '',
    "imageAltAm" TEXT NOT NULL DEFAULT '',
    "imageIsOrnament" BOOLEAN NOT NULL DEFAULT false,
    "imageFocusX" INTEGER,
    "imageFocusY" INTEGER,
    "language" "Language" NOT NULL DEFAULT 'EN',
    "createdBy" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now()),
    "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
    "unpublishAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS ("search_text"("title", "text")) STORED,

    CONSTRAINT "page_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "page_createdAt_idx" ON "page"("createdAt");

-- CreateIndex
CREATE INDEX "page_updatedAt_idx" ON "page"("updatedAt");

-- CreateIndex
CREATE INDEX "page_language_id_idx" ON "page"("language", "id");

-- CreateIndex
CREATE INDEX "page_publishedAt_idx" ON "page"("publishedAt");

-- CreateIndex
CREATE INDEX "page_unpublishAt_idx" ON "page"("unpublishAt");

-- CreateIndex
CREATE INDEX "page_imagePath_idx" ON "page"("imagePath");

SELECT "track_content"('page');
SELECT "make_searchable"('page', 'title', '', 'text:markdown');

CREATE TRIGGER "navigation_limit" AFTER INSERT OR UPDATE OF "place" ON "page"
    FOR EACH ROW WHEN (NEW."place" <> '') EXECUTE FUNCTION "limit_navigation"();
