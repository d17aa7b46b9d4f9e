-- The instant in an ISO 8601 text of a jsonb value. PostgreSQL reads ISO 8601 in the same way under each
-- DateStyle, so the function is immutable and an index can use it.
CREATE OR REPLACE FUNCTION "instant_of"(iso text) RETURNS timestamp LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN iso::timestamp;
END
$$;
