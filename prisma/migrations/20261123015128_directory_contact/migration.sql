-- AlterTable
ALTER TABLE "directory" ADD COLUMN     "openingHours" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "telephone" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "website" TEXT NOT NULL DEFAULT '';

-- The search finds them, too.
ALTER TABLE "directory" DROP COLUMN "searchText";
ALTER TABLE "directory" ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
  "search_text"(
    "name",
    "location" || ' ' || "telephone" || ' ' || "search_phone"("telephone") || ' ' || "website" || ' ' ||
      "openingHours" || ' ' || coalesce("search_lines"("description"), '')
  )
) STORED;
SELECT "make_searchable"('directory', 'name', 'directory-category', 'location', 'telephone',
  'description', 'openingHours', 'website');
