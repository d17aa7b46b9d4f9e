-- Trigrams make the search through members quick; the extension comes with most PostgreSQLs.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege THEN
  RAISE NOTICE 'Without the extension pg_trgm, searches read every row.';
END
$$;

-- CreateTable
CREATE TABLE "cultural-category" (
    "id" SERIAL NOT NULL,
    "categoryName" TEXT NOT NULL,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

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
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "aboutEthiopia_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "directory-category" (
    "id" SERIAL NOT NULL,
    "categoryName" TEXT NOT NULL,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

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
    "version" INTEGER NOT NULL DEFAULT 1,

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
    "version" INTEGER NOT NULL DEFAULT 1,

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
    "version" INTEGER NOT NULL DEFAULT 1,
    "searchText" TEXT NOT NULL DEFAULT '',

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
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resource-category" (
    "id" SERIAL NOT NULL,
    "categoryName" TEXT NOT NULL,
    "createdBy" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

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
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "resource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "site-state" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "seededAt" TIMESTAMP(3),
    "sessionSecret" TEXT,

    CONSTRAINT "site-state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "unused-file" (
    "path" TEXT NOT NULL,
    "removeAfter" TIMESTAMP(3) NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "unused-file_pkey" PRIMARY KEY ("path")
);

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "userAgent" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh-token" (
    "hash" TEXT NOT NULL,
    "sessionId" UUID NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "refresh-token_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "attempt-count" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "resetsAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "attempt-count_pkey" PRIMARY KEY ("key")
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
CREATE INDEX "members_name_id_idx" ON "members"("name", "id");

-- CreateIndex
CREATE INDEX "members_date_id_idx" ON "members"("date", "id");

-- CreateIndex
DO $$
BEGIN
  CREATE INDEX "members_searchText_idx" ON "members" USING GIN ("searchText" gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN NULL;
END
$$;

-- CreateIndex
CREATE UNIQUE INDEX "resource-category_categoryName_key" ON "resource-category"("categoryName");

-- CreateIndex
CREATE INDEX "resource_categoryId_id_idx" ON "resource"("categoryId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "resource_categoryId_title_key" ON "resource"("categoryId", "title");

-- CreateIndex
CREATE INDEX "unused-file_removeAfter_idx" ON "unused-file"("removeAfter");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE INDEX "session_userId_idx" ON "session"("userId");

-- CreateIndex
CREATE INDEX "session_expiresAt_idx" ON "session"("expiresAt");

-- CreateIndex
CREATE INDEX "refresh-token_sessionId_idx" ON "refresh-token"("sessionId");

-- CreateIndex
CREATE INDEX "attempt-count_resetsAt_idx" ON "attempt-count"("resetsAt");

-- AddForeignKey
ALTER TABLE "aboutEthiopia" ADD CONSTRAINT "aboutEthiopia_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "cultural-category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory" ADD CONSTRAINT "directory_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "directory-category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resource" ADD CONSTRAINT "resource_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "resource-category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh-token" ADD CONSTRAINT "refresh-token_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;
