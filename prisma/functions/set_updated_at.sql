-- Sets the instant of a change, unless the statement sets it, as an import does.
CREATE OR REPLACE FUNCTION "set_updated_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."updatedAt" = OLD."updatedAt" THEN
    NEW."updatedAt" := timezone('UTC', now());
  END IF;
  RETURN NEW;
END
$$;
