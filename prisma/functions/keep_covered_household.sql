-- Runs before a member leaves a household or a membership type, or is deleted. If one fee covered the household, the payments of
-- the member go on covering it. A household that only has a new name does not exist under the former one.
CREATE OR REPLACE FUNCTION "keep_covered_household"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (NEW."householdName", NEW."membershipTypeId")
    IS DISTINCT FROM (OLD."householdName", OLD."membershipTypeId") THEN
    UPDATE "payment" SET "householdName" = "household".name FROM "household", "membership-type" AS type
    WHERE "memberId" = OLD.id AND "feeYear" IS NOT NULL AND "payment"."householdName" IS NULL
      AND "household".name = OLD."householdName" AND type.id = OLD."membershipTypeId" AND type."perHousehold";
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
