-- Refuses a ninth page in the navigation. Pages that are not published count too, so that no page enters the navigation
-- only because time passes.
CREATE OR REPLACE FUNCTION "limit_navigation"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  -- One transaction at a time, so that each counts the pages of the one before.
  PERFORM pg_advisory_xact_lock(hashtextextended('navigation', 0));
  IF (SELECT count(*) FROM "page" WHERE "place" <> '') > 8 THEN
    RAISE unique_violation USING MESSAGE = 'all places of the navigation are taken';
  END IF;
  RETURN NULL;
END
$$;
