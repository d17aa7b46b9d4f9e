-- Runs before a member leaves a household or a membership type, or is deleted. If one fee covered the household:
-- 1. Payments of a member who leaves go on covering the household.
-- 2. Payments of the household go on covering the member.
-- 3. A household that only gets another name is the same household.
-- 4. Who was in the household, or had the type, for less than a day was entered by mistake: the payments move too.
CREATE OR REPLACE FUNCTION "keep_covered_household"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  changed text[];
  covered text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    changed := array_remove(ARRAY[
      CASE WHEN NEW."householdName" IS DISTINCT FROM OLD."householdName" THEN 'householdName' END,
      CASE WHEN NEW."membershipTypeId" IS DISTINCT FROM OLD."membershipTypeId" THEN 'membershipTypeId' END], NULL);
  END IF;
  IF TG_OP = 'DELETE' OR (changed <> '{}' AND OLD."createdAt" < timezone('UTC', now()) - interval '1 day' AND NOT EXISTS (
    SELECT FROM "activity" WHERE kind = 'member' AND "recordId" = OLD.id::text
      AND "at" > timezone('UTC', now()) - interval '1 day' AND details->'fields' ?| changed
      -- A household with a new name is the same one.
      AND NOT EXISTS (SELECT FROM "activity" AS renamed
        WHERE renamed."at" = "activity"."at" AND renamed.kind = 'household' AND renamed.action = 'CHANGED'))) THEN
    SELECT "household".name INTO covered FROM "household", "membership-type" AS type
    WHERE "household".name = OLD."householdName" AND type.id = OLD."membershipTypeId" AND type."perHousehold";
    UPDATE "payment" SET "householdName" = covered
    WHERE "memberId" = OLD.id AND "feeYear" IS NOT NULL AND "householdName" IS NULL AND covered IS NOT NULL;
    IF TG_OP = 'UPDATE' THEN
      NEW."coveringPayments" := ARRAY(
        SELECT unnest(OLD."coveringPayments")
        UNION SELECT id FROM "payment" WHERE "householdName" = covered AND "memberId" IS DISTINCT FROM OLD.id
        UNION SELECT "payment".id FROM "members" AS payer JOIN "payment" ON "memberId" = payer.id
        WHERE payer."householdName" = covered AND payer."membershipTypeId" = OLD."membershipTypeId" AND payer.id <> OLD.id
          AND "payment"."householdName" IS NULL AND "feeYear" IS NOT NULL);
    END IF;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
