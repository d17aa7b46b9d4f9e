-- Each letter with an accent is stored in one way (Unicode NFC), as texts that are typed are now. Nothing of this is
-- a change by a person, so no trigger counts it as one.

-- Addresses and names of files stay as they are: written in another way they lead elsewhere.
CREATE FUNCTION "is_address"(name text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT name ~* '(path|url|links?|website)$'
$$;

-- A JSON value with its texts normalised. Its text cannot be: a mark after an escaped line break would join its 'n'.
CREATE FUNCTION "normalised"(value jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'string' THEN to_jsonb(normalize(value #>> '{}', NFC))
    WHEN 'array' THEN (SELECT coalesce(jsonb_agg("normalised"(item) ORDER BY place), '[]')
      FROM jsonb_array_elements(value) WITH ORDINALITY AS each (item, place))
    WHEN 'object' THEN (SELECT coalesce(jsonb_object_agg(key,
        CASE WHEN "is_address"(key) THEN item ELSE "normalised"(item) END), '{}')
      FROM jsonb_each(value) AS each (key, item))
    ELSE value END;
END
$$;

CREATE FUNCTION "normalised"(texts text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT coalesce(array_agg(normalize(item, NFC) ORDER BY place), '{}')
  FROM unnest(texts) WITH ORDINALITY AS each (item, place)
$$;

CREATE FUNCTION "normalised"(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT normalize(value, NFC)
$$;

DO $$
DECLARE
  own record;
BEGIN
  FOR own IN
    SELECT name, tried."key" FROM (VALUES
      ('aboutEthiopia', ARRAY['title', 'categoryId', 'mediaUrl']), ('directory', ARRAY['name', 'categoryId', 'location']),
      ('resource', ARRAY['title', 'categoryId']), ('cultural-category', ARRAY['categoryName']),
      ('directory-category', ARRAY['categoryName']), ('resource-category', ARRAY['categoryName']),
      ('event', NULL), ('post', NULL), ('translation', NULL), ('members', NULL), ('membership-application', NULL),
      ('inquiry', NULL), ('officer', NULL), ('settings', NULL), ('interface-text', NULL), ('preview-link', NULL),
      ('passkey', NULL), ('search-entry', NULL), ('revision', NULL), ('deleted-record', NULL)
    ) AS tried(name, "key")
  LOOP
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', own.name);

    -- Of records that become alike, all but one get their id behind the name.
    IF own."key" IS NOT NULL THEN
      EXECUTE (
        SELECT format(
          'UPDATE %1$I AS record SET %2$I = normalize(%2$I, NFC) || '' ('' || record.id || '')'' FROM (
            SELECT id, row_number() OVER (PARTITION BY %3$s ORDER BY %4$s DESC, id) AS place
            FROM %1$I WHERE %5$s
          ) AS alike WHERE alike.id = record.id AND place > 1',
          own.name, own."key"[1],
          string_agg(format(CASE part WHEN 'categoryId' THEN '%I' WHEN 'mediaUrl' THEN '%I' ELSE 'normalize(%I, NFC)' END, part), ', '),
          string_agg(format('%I IS NFC NORMALIZED', part), ' AND ') FILTER (WHERE part NOT IN ('categoryId', 'mediaUrl')),
          string_agg(format('%I IS NOT NULL', part), ' AND '))
        FROM unnest(own."key") AS parts(part)
      );
    END IF;

    EXECUTE (
      SELECT format('UPDATE %I SET %s WHERE %s', own.name,
        string_agg(format('%1$I = "normalised"(%1$I)', column_name), ', '),
        string_agg(format(
          CASE data_type WHEN 'ARRAY' THEN 'array_to_string(%I, E''\n'')' ELSE '%I::text' END || ' IS NOT NFC NORMALIZED',
          column_name), ' OR '))
      FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = own.name AND is_generated = 'NEVER'
        AND (data_type IN ('text', 'jsonb') OR udt_name = '_text') AND NOT "is_address"(column_name)
    );
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', own.name);
  END LOOP;
END
$$;

DROP FUNCTION "normalised"(text);
DROP FUNCTION "normalised"(text[]);
DROP FUNCTION "normalised"(jsonb);
DROP FUNCTION "is_address"(text);
