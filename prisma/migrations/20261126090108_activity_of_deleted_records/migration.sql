-- The instant that a jsonb value has as text. jsonb writes ISO 8601, which PostgreSQL reads alike in each DateStyle,
-- so the function is immutable, and an index can have it.
CREATE FUNCTION instant_of(iso text) RETURNS timestamp LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN iso::timestamp;
END
$$;

-- The activity reads when deleted records were created, the latest first.
CREATE INDEX "deleted-record_createdAt_idx" ON "deleted-record" (instant_of("values"->>'createdAt'));
