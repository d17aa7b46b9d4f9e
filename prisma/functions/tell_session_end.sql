-- Tells every process of the site that a session ended, or that an account changed, when that is committed: they
-- must forget the account. The notification has no name of a connection, so that the process of the change gets it too.
-- See docs/decisions/0015-caches.md.
CREATE OR REPLACE FUNCTION "tell_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', 'session');
  RETURN NULL;
END
$$;
