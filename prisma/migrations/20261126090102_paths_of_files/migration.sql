-- Whether visitors may read a file is asked by its path. See docs/decisions/0078-files-of-drafts.md.
CREATE INDEX "aboutEthiopia_mediaPath_idx" ON "aboutEthiopia"("mediaPath");
CREATE INDEX "aboutEthiopia_posterPath_idx" ON "aboutEthiopia"("posterPath");
CREATE INDEX "directory_imagePath_idx" ON "directory"("imagePath");
CREATE INDEX "event_imagePath_idx" ON "event"("imagePath");
CREATE INDEX "officer_imagePath_idx" ON "officer"("imagePath");
CREATE INDEX "post_imagePath_idx" ON "post"("imagePath");
CREATE INDEX "resource_documentPath_idx" ON "resource"("documentPath");
