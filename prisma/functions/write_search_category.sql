-- Updates the search entries of a renamed category.
-- @param TG_ARGV the kind that has the categories
CREATE OR REPLACE FUNCTION "write_search_category"() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  EXECUTE format('SELECT %I(record) FROM %I AS record WHERE "categoryId" = $1',
    'write_search_entries_' || TG_ARGV[0], TG_ARGV[0]) USING NEW.id;
  RETURN NULL;
END
$$;
