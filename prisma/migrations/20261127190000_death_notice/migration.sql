-- CreateTable
CREATE TABLE "deathNotice" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "funeralDay" DATE,
    "funeralTime" TEXT NOT NULL DEFAULT '',
    "funeralPlace" TEXT NOT NULL DEFAULT '',
    "mourningDay" DATE,
    "mourningLastDay" DATE,
    "mourningTime" TEXT NOT NULL DEFAULT '',
    "mourningPlace" TEXT NOT NULL DEFAULT '',
    "contactName" TEXT NOT NULL,
    "contactTelephone" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "familyConsents" BOOLEAN NOT NULL DEFAULT false,
    "imageUrl" TEXT,
    "imagePath" TEXT,
    "imageWidth" INTEGER,
    "imageHeight" INTEGER,
    "imageAltEn" TEXT NOT NULL DEFAULT '',
    "imageAltAm" TEXT NOT NULL DEFAULT '',
    "imageIsOrnament" BOOLEAN NOT NULL DEFAULT false,
    "imageFocusX" INTEGER,
    "imageFocusY" INTEGER,
    "album" JSONB NOT NULL DEFAULT '[]',
    "language" "Language" NOT NULL DEFAULT 'EN',
    "createdBy" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT timezone('UTC', now()),
    "publishedAt" TIMESTAMP(3) DEFAULT CURRENT_TIMESTAMP,
    "unpublishAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
        "search_text"("name", "funeralPlace" || ' ' || "mourningPlace" || ' ' || "contactName" || ' ' || "text")
    ) STORED,

    CONSTRAINT "deathNotice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "deathNotice_createdAt_idx" ON "deathNotice"("createdAt");

-- CreateIndex
CREATE INDEX "deathNotice_updatedAt_idx" ON "deathNotice"("updatedAt");

-- CreateIndex
CREATE INDEX "deathNotice_language_id_idx" ON "deathNotice"("language", "id");

-- CreateIndex
CREATE INDEX "deathNotice_publishedAt_idx" ON "deathNotice"("publishedAt");

-- CreateIndex
CREATE INDEX "deathNotice_unpublishAt_idx" ON "deathNotice"("unpublishAt");

-- CreateIndex
CREATE INDEX "deathNotice_imagePath_idx" ON "deathNotice"("imagePath");

-- Until the last day, all pages show the notice.
CREATE INDEX "deathNotice_lastDay_idx" ON "deathNotice"(greatest("funeralDay", "mourningDay", "mourningLastDay"));

SELECT "track_content"('deathNotice');
SELECT "make_searchable"('deathNotice', 'name', '', 'funeralPlace', 'mourningPlace', 'contactName', 'text:markdown');
