-- Logs that a record was created, changed, deleted or restored.
-- @param TG_ARGV its kind; the columns of its key, separated by commas; the column whose value is logged as the name
--   of a deleted record
CREATE OR REPLACE FUNCTION "note_activity"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  former jsonb := '{}';
  present jsonb;
  fields jsonb;
  who text := "acting_account"();
  record_key text;
  fee jsonb;
  done text := CASE TG_OP WHEN 'INSERT' THEN 'CREATED' WHEN 'UPDATE' THEN 'CHANGED' ELSE 'DELETED' END;
BEGIN
  IF TG_OP <> 'INSERT' THEN former := to_jsonb(OLD); END IF;
  IF TG_OP = 'DELETE' THEN present := former; ELSE present := to_jsonb(NEW); END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_agg(key ORDER BY key) INTO fields FROM jsonb_each(present)
    WHERE value IS DISTINCT FROM former->key AND key <> ALL (ARRAY['version', 'updatedAt',
      'changedBy', 'searchText', 'sortName', 'coveringPayments']);
    IF fields IS NULL THEN RETURN NULL; END IF;
  END IF;
  IF who = '' AND TG_OP = 'INSERT' THEN who := coalesce(present->>'createdBy', ''); END IF;
  IF who = '' AND TG_OP <> 'DELETE' THEN who := coalesce(present->>'changedBy', ''); END IF;
  SELECT string_agg(present->>name, ' ' ORDER BY place) INTO record_key
  FROM unnest(string_to_array(TG_ARGV[1], ',')) WITH ORDINALITY AS part (name, place);
  IF TG_OP = 'INSERT' AND current_setting('site.restoring', true) = 'on' THEN done := 'RESTORED'; END IF;
  IF TG_TABLE_NAME = 'membership-fee' THEN
    fee := present - 'membershipTypeId';
    -- A membership type is created with its first fee. A further one changes it.
    IF EXISTS (SELECT FROM "membership-fee" WHERE "membershipTypeId" = (present->>'membershipTypeId')::int
      AND "fromYear" <> (present->>'fromYear')::int) THEN done := 'CHANGED'; END IF;
  END IF;
  PERFORM "log_activity"(who, done,
    TG_ARGV[0], coalesce(record_key, ''), jsonb_build_object('fields', fields,
      'name', CASE WHEN TG_OP = 'DELETE' THEN former->>TG_ARGV[2] END,
      'fee', fee, 'reason', nullif(current_setting('site.reason', true), '')));
  RETURN NULL;
END
$$;
