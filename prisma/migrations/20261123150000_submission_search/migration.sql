-- Inquiries and applications are found by the search of the admin area, as members are: see
-- docs/decisions/0023-search-text.md.

ALTER TABLE "inquiry" ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
  "search_text"("name" || ' ' || "title", "email" || ' ' || "message")
) STORED;

ALTER TABLE "membership-application" ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
  "search_text"("name", "email" || ' ' || "search_phone"("contactNumber") || ' ' || "address" || ' ' ||
    date_part('year', "dob")::int::text)
) STORED;

-- Makes searches quick where pg_trgm is installed. They find the same without it.
DO $$
BEGIN
  CREATE INDEX "inquiry_searchText_idx" ON "inquiry" USING GIN ("searchText" gin_trgm_ops);
  CREATE INDEX "membership-application_searchText_idx" ON "membership-application"
    USING GIN ("searchText" gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'Without the extension pg_trgm, searches read every inquiry and application.';
END
$$;
