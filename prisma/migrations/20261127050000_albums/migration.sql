ALTER TABLE "event" ADD COLUMN "album" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "post" ADD COLUMN "album" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "directory" ADD COLUMN "album" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "page" ADD COLUMN "album" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "aboutEthiopia" ADD COLUMN "album" JSONB NOT NULL DEFAULT '[]';

-- Finds the record of a file. Records without an album have no entry, so that they cost nothing.
CREATE INDEX "event_album_idx" ON "event" USING gin ("album" jsonb_path_ops) WHERE "album" <> '[]';
CREATE INDEX "post_album_idx" ON "post" USING gin ("album" jsonb_path_ops) WHERE "album" <> '[]';
CREATE INDEX "directory_album_idx" ON "directory" USING gin ("album" jsonb_path_ops) WHERE "album" <> '[]';
CREATE INDEX "page_album_idx" ON "page" USING gin ("album" jsonb_path_ops) WHERE "album" <> '[]';
CREATE INDEX "aboutEthiopia_album_idx" ON "aboutEthiopia" USING gin ("album" jsonb_path_ops) WHERE "album" <> '[]';
