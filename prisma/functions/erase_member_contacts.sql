-- Deletes what other tables have of members: applications with their mail messages, drafts of forms, values from before
-- an import, the links and reports of their own data, and messages to their email addresses.
CREATE OR REPLACE FUNCTION "erase_member_contacts"(ids int[]) RETURNS void
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM "form-draft" WHERE replace(substring(path, '^/admin/[a-z-]+/M?[0-9]+'), 'M', '') IN (
    SELECT '/admin/' || form || '/' || id FROM unnest(ids) AS id, unnest('{edit-member,add-payment}'::text[]) AS form
    UNION SELECT '/admin/applications/' || id FROM "membership-application" WHERE "memberId" = ANY(ids));
  DELETE FROM "membership-application" WHERE "memberId" = ANY(ids);
  DELETE FROM "updated-record" WHERE kind = 'member' AND "recordId" = ANY(ids);
  DELETE FROM "member-report" WHERE "memberId" = ANY(ids);
  DELETE FROM "account-link" WHERE kind = 'OWN_DATA' AND lower(email) IN (
    SELECT lower(email) FROM "members" WHERE id = ANY(ids) AND email <> '');
  -- A restore of an older backup erases before the migration that adds the table.
  IF to_regclass('"mail-address"') IS NULL THEN RETURN; END IF;
  -- Others may share the address.
  WITH erased AS (
    SELECT lower(email) AS address FROM "members" WHERE id = ANY(ids) AND email <> ''
    EXCEPT SELECT lower(email) FROM "members" WHERE id <> ALL(ids)),
  removed AS (
    DELETE FROM "letter" USING erased WHERE kind::text = 'MEMBER_MESSAGE' AND "to" = address
    RETURNING "memberMessageId" AS id, state::text),
  counted AS (
    UPDATE "member-message" AS message SET "sentCount" = "sentCount" + sent, "failedCount" = "failedCount" + failed
    FROM (SELECT id, count(*) FILTER (WHERE state = 'SENT') AS sent,
      count(*) FILTER (WHERE state IN ('FAILED', 'STORED')) AS failed FROM removed GROUP BY id) AS copies
    WHERE message.id = copies.id)
  DELETE FROM "mail-address" AS known USING erased WHERE known.address = erased.address;
END
$$;
