-- Deletes the translations of a deleted record, and the one in the language that a record is now written in.
-- @param TG_ARGV the kind of the record
CREATE OR REPLACE FUNCTION "delete_translations"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "translation" WHERE "kind" = TG_ARGV[0] AND "recordId" = OLD."id";
  ELSIF TG_OP = 'UPDATE' THEN
    DELETE FROM "translation"
    WHERE "kind" = TG_ARGV[0] AND "recordId" = NEW."id" AND "language" = NEW."language";
  ELSE
    DELETE FROM "translation" WHERE "kind" = TG_ARGV[0];
  END IF;
  RETURN NULL;
END
$$;
