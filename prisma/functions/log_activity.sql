-- Writes an entry of the log of activity. See docs/decisions/0062-activity.md.
CREATE OR REPLACE FUNCTION "log_activity"(account text, action text, kind text, record text, details jsonb)
RETURNS void LANGUAGE sql SET search_path FROM CURRENT AS $$
  INSERT INTO "activity" ("at", "account", "action", "kind", "recordId", "details")
  VALUES (timezone('UTC', now()), account, action, kind, record, jsonb_strip_nulls(details))
$$;
