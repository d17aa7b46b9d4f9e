-- Tells every process of the site that a session ended, or that an administrator's account changed,
-- as soon as that is committed: they must forget whom they know. Deleting an administrator deletes
-- the sessions. Without the name of a connection, so that the one that did it hears it as well.
-- See docs/decisions/0015-caches.md.
CREATE FUNCTION "tell_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', 'session');
  RETURN NULL;
END
$$;

CREATE TRIGGER "session_end" AFTER DELETE OR TRUNCATE ON "session"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_session_end"();
CREATE TRIGGER "session_end" AFTER UPDATE ON "user"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_session_end"();
