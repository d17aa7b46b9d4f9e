-- Deletes members, and notes it, so that a restored backup does not bring them back.
CREATE OR REPLACE FUNCTION "erase_members"(ids int[], erased timestamp) RETURNS void
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM "erase_member_contacts"(ids);
  INSERT INTO "erased-member" ("memberId", "createdAt", "erasedAt")
    SELECT id, "createdAt", erased FROM "members" WHERE id = ANY(ids) ON CONFLICT DO NOTHING;
  DELETE FROM "members" WHERE id = ANY(ids);
END
$$;
