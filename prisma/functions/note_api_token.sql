-- Logs that an API token was created or revoked. The log has only actions of accounts, so an expired token is not logged.
CREATE OR REPLACE FUNCTION "note_api_token"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM "log_activity"("acting_account"(), CASE TG_OP WHEN 'INSERT' THEN 'CREATED' ELSE 'DELETED' END,
    'apiToken', NEW.id::text, '{}');
  RETURN NULL;
END
$$;
