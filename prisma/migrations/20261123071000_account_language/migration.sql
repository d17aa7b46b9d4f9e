-- The language in which somebody reads the admin area.
ALTER TABLE "user" ADD COLUMN "language" "Language" NOT NULL DEFAULT 'EN';
