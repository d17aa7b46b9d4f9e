-- The sitemap reads when a kind was last changed.
CREATE INDEX "event_updatedAt_idx" ON "event"("updatedAt");
CREATE INDEX "directory_updatedAt_idx" ON "directory"("updatedAt");
CREATE INDEX "resource_updatedAt_idx" ON "resource"("updatedAt");
CREATE INDEX "post_updatedAt_idx" ON "post"("updatedAt");
CREATE INDEX "aboutEthiopia_updatedAt_idx" ON "aboutEthiopia"("updatedAt");

-- The pending translations read the records of a language, of which there may be few among many others.
CREATE INDEX "event_language_id_idx" ON "event"("language", "id");
CREATE INDEX "directory_language_id_idx" ON "directory"("language", "id");
CREATE INDEX "resource_language_id_idx" ON "resource"("language", "id");
CREATE INDEX "post_language_id_idx" ON "post"("language", "id");
CREATE INDEX "aboutEthiopia_language_id_idx" ON "aboutEthiopia"("language", "id");
