-- Runs before a member is written. If no household has the name that the member has, it adds one, with the address of the
-- member, who becomes its head unless the statement sets another role. Names that differ in capital letters only are the same household.
CREATE OR REPLACE FUNCTION "join_household"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  present text;
BEGIN
  IF OLD."householdName" <> NEW."householdName" THEN
    -- In one order, so that members who change places wait for each other.
    PERFORM FROM "household" WHERE lower(name) IN (lower(OLD."householdName"), lower(NEW."householdName"))
    ORDER BY name FOR UPDATE;
  END IF;
  IF NEW."householdName" IS NULL THEN
    NEW."householdRole" := NULL;
    RETURN NEW;
  END IF;
  SELECT name INTO present FROM "household" WHERE lower(name) = lower(NEW."householdName")
  ORDER BY name <> NEW."householdName" LIMIT 1 FOR KEY SHARE;
  IF present IS NULL THEN
    INSERT INTO "household" (name, address) VALUES (NEW."householdName", NEW."address") ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      -- Another transaction has added it since, perhaps with other capital letters.
      SELECT name INTO present FROM "household" WHERE lower(name) = lower(NEW."householdName") FOR KEY SHARE;
    END IF;
  END IF;
  NEW."householdRole" := coalesce(NEW."householdRole", CASE WHEN present IS NULL THEN 'HEAD' ELSE 'OTHER' END::"HouseholdRole");
  NEW."householdName" := coalesce(present, NEW."householdName");
  RETURN NEW;
END
$$;
