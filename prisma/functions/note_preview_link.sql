-- Logs that a preview link was created or withdrawn. The log has only actions of accounts, so an expired link is not logged.
CREATE OR REPLACE FUNCTION "note_preview_link"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM "log_activity"("acting_account"(),
    CASE TG_OP WHEN 'INSERT' THEN 'PREVIEW_LINK_CREATED' ELSE 'PREVIEW_LINK_WITHDRAWN' END,
    NEW."kind", NEW."recordId"::text, '{}');
  RETURN NULL;
END
$$;
