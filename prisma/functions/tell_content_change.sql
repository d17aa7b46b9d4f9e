-- Tells every process of the site which kind of content was changed, and by which connection, when the change is
-- committed: their caches must drop it. It is a trigger, so that no writer can forget it. See
-- docs/decisions/0015-caches.md.
CREATE OR REPLACE FUNCTION "tell_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', TG_ARGV[0] || ' ' || current_setting('application_name'));
  RETURN NULL;
END
$$;
