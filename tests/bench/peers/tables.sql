-- The tables of `fill`, as a first program has them: without searches, histories and translations.
CREATE TABLE "directory-category" (id serial PRIMARY KEY, "categoryName" text NOT NULL UNIQUE);
CREATE TABLE directory (
  id serial PRIMARY KEY, name text NOT NULL, description text[] NOT NULL, location text NOT NULL,
  "mapLink" text NOT NULL, "imageUrl" text NOT NULL, "imagePath" text NOT NULL,
  "imageWidth" integer NOT NULL, "imageHeight" integer NOT NULL,
  "socialMediaPlatforms" text[] NOT NULL, "socialMediaPlatformLinks" text[] NOT NULL,
  "categoryId" integer NOT NULL REFERENCES "directory-category",
  "createdAt" timestamptz(3) NOT NULL DEFAULT current_timestamp);
CREATE INDEX ON directory ("categoryId");
-- PostGraphile sorts by columns without an index only where it is told to.
COMMENT ON COLUMN directory.name IS '@behavior +orderBy';
CREATE TABLE event (
  id serial PRIMARY KEY, title text NOT NULL, date text NOT NULL, time text NOT NULL,
  description text NOT NULL, location text NOT NULL, "mapLink" text NOT NULL,
  "imageUrl" text NOT NULL, "imagePath" text NOT NULL,
  "imageWidth" integer NOT NULL, "imageHeight" integer NOT NULL);
CREATE TABLE "resource-category" (id serial PRIMARY KEY, "categoryName" text NOT NULL UNIQUE);
CREATE TABLE resource (
  id serial PRIMARY KEY, title text NOT NULL, description text[] NOT NULL, link text NOT NULL,
  "categoryId" integer NOT NULL REFERENCES "resource-category",
  "createdBy" text DEFAULT nullif(current_setting('jwt.claims.sub', true), ''));
CREATE INDEX ON resource ("categoryId");
CREATE TABLE members (
  name text, dob date, email text, address text, "contactNumber" text, date date);
