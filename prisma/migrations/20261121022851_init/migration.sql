-- CreateTable
CREATE TABLE "cultural-category" (
    "id" SERIAL NOT NULL,
    "categoryName" TEXT NOT NULL,
    "createdBy" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "cultural-category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "aboutEthiopia" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "link" TEXT NOT NULL DEFAULT '',
    "mediaUrl" TEXT NOT NULL,
    "mediaPath" TEXT NOT NULL,
    "mediaWidth" INTEGER,
    "mediaHeight" INTEGER,
    "isVideoSrc" BOOLEAN NOT NULL DEFAULT false,
    "posterUrl" TEXT,
    "posterPath" TEXT,
    "categoryId" INTEGER,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "aboutEthiopia_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "directory-category" (
    "id" SERIAL NOT NULL,
    "categoryName" TEXT NOT NULL,
    "createdBy" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "directory-category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "directory" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT[],
    "location" TEXT NOT NULL,
    "mapLink" TEXT NOT NULL,
    "imageUrl" TEXT NOT NULL,
    "imagePath" TEXT NOT NULL,
    "imageWidth" INTEGER,
    "imageHeight" INTEGER,
    "categoryId" INTEGER,
    "socialMediaPlatforms" TEXT[],
    "socialMediaPlatformLinks" TEXT[],
    "createdBy" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "directory_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "time" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "mapLink" TEXT NOT NULL,
    "imageUrl" TEXT NOT NULL,
    "imagePath" TEXT NOT NULL,
    "imageWidth" INTEGER,
    "imageHeight" INTEGER,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "members" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "dob" DATE NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL,
    "contactNumber" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "post" (
    "id" SERIAL NOT NULL,
    "postTitle" TEXT NOT NULL,
    "postText" TEXT NOT NULL DEFAULT '',
    "postLink" TEXT NOT NULL DEFAULT '',
    "postLinkText" TEXT NOT NULL DEFAULT '',
    "imageUrl" TEXT,
    "imagePath" TEXT,
    "imageWidth" INTEGER,
    "imageHeight" INTEGER,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resource-category" (
    "id" SERIAL NOT NULL,
    "categoryName" TEXT NOT NULL,
    "createdBy" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "resource-category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resource" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT[],
    "link" TEXT NOT NULL,
    "categoryId" INTEGER,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "site-state" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "seededAt" TIMESTAMP(3),

    CONSTRAINT "site-state_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "cultural-category_categoryName_key" ON "cultural-category"("categoryName");

-- CreateIndex
CREATE INDEX "aboutEthiopia_categoryId_id_idx" ON "aboutEthiopia"("categoryId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "aboutEthiopia_categoryId_title_mediaUrl_key" ON "aboutEthiopia"("categoryId", "title", "mediaUrl");

-- CreateIndex
CREATE UNIQUE INDEX "directory-category_categoryName_key" ON "directory-category"("categoryName");

-- CreateIndex
CREATE INDEX "directory_categoryId_id_idx" ON "directory"("categoryId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "directory_categoryId_name_location_key" ON "directory"("categoryId", "name", "location");

-- CreateIndex
CREATE INDEX "event_date_id_idx" ON "event"("date", "id");

-- CreateIndex
CREATE UNIQUE INDEX "resource-category_categoryName_key" ON "resource-category"("categoryName");

-- CreateIndex
CREATE INDEX "resource_categoryId_id_idx" ON "resource"("categoryId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "resource_categoryId_title_key" ON "resource"("categoryId", "title");

-- AddForeignKey
ALTER TABLE "aboutEthiopia" ADD CONSTRAINT "aboutEthiopia_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "cultural-category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory" ADD CONSTRAINT "directory_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "directory-category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resource" ADD CONSTRAINT "resource_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "resource-category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
