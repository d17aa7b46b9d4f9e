-- Tells every process of the site that a session ended, or that an account changed, when that is committed: they
-- must forget the account. It leaves out the name of the connection, so that the process that did it hears it too.
-- See docs/decisions/0015-caches.md.
CREATE OR REPLACE FUNCTION "tell_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', 'session');
  RETURN NULL;
END
$$;
