-- Tells every process of the site which kind of content was changed, and by which connection, as
-- soon as the change is committed: their caches must forget what was made of it. A trigger, so that
-- no way of writing can forget to tell. See docs/decisions/0015-caches.md.
CREATE FUNCTION "tell_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content', TG_ARGV[0] || ' ' || current_setting('application_name'));
  RETURN NULL;
END
$$;

CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "aboutEthiopia"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('aboutEthiopia');
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cultural-category"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('aboutEthiopia');
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "directory"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('directory');
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "directory-category"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('directory');
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "event"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('event');
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "post"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('post');
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "resource"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('resource');
CREATE TRIGGER "content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "resource-category"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('resource');
