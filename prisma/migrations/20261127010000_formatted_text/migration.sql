-- Descriptions become Markdown. Signs in them that would have a meaning get a backslash, so that every text looks as
-- before. Nothing of this is a change by a person, so no trigger counts it as one.

CREATE FUNCTION "escaped"(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(value,
    '([\\*`[\]]|_(?![A-Za-z0-9])|(?<![A-Za-z0-9])_|<(?=[A-Za-z/!?])|&(?=#?[A-Za-z0-9]+;))', '\\\1', 'g'),
    '^([ \t]*)(#{1,6}(?=[ \t]|$)|[-+](?=[ \t]|$)|=+(?=[ \t]*$)|-(?=[- \t]*$)|>|~~~)', '\1\\\2', 'gn'),
    '^([ \t]*\d{1,9})([.)])(?=[ \t]|$)', '\1\\\2', 'gn')
$$;

CREATE FUNCTION "escaped"(lines text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg("escaped"(line) ORDER BY place), '{}')
  FROM unnest(lines) WITH ORDINALITY AS each (line, place)
$$;

-- The values of a record as JSON, or those of its translations.
CREATE FUNCTION "escaped"(value jsonb, is_formatted boolean) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'string' THEN CASE WHEN is_formatted THEN to_jsonb("escaped"(value #>> '{}')) ELSE value END
    WHEN 'array' THEN (SELECT coalesce(jsonb_agg("escaped"(item, is_formatted) ORDER BY place), '[]')
      FROM jsonb_array_elements(value) WITH ORDINALITY AS each (item, place))
    WHEN 'object' THEN (SELECT coalesce(jsonb_object_agg(key,
        "escaped"(item, key IN ('description', 'postText'))), '{}') FROM jsonb_each(value) AS each (key, item))
    ELSE value END;
END
$$;

DO $$
DECLARE
  own record;
BEGIN
  FOR own IN
    SELECT name, expressions FROM (VALUES
      ('event', ARRAY['description = "escaped"(description)']),
      ('aboutEthiopia', ARRAY['description = "escaped"(description)']),
      ('directory', ARRAY['description = "escaped"(description)']),
      ('post', ARRAY['"postText" = "escaped"("postText")']),
      ('translation', ARRAY['"values" = "escaped"("values", false)', 'original = "escaped"(original, false)']),
      ('revision', ARRAY['"values" = "escaped"("values", false)', 'translations = "escaped"(translations, false)']),
      ('deleted-record', ARRAY['"values" = "escaped"("values", false)', 'translations = "escaped"(translations, false)'])
    ) AS formatted(name, expressions)
  LOOP
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', own.name);
    EXECUTE format('UPDATE %I SET %s WHERE (%s) %s', own.name, array_to_string(own.expressions, ', '),
      (SELECT string_agg(replace(expression, ' = ', ' IS DISTINCT FROM '), ' OR ') FROM unnest(own.expressions) AS expression),
      CASE WHEN own.name IN ('translation', 'revision', 'deleted-record')
        THEN $sql$AND kind IN ('event', 'aboutEthiopia', 'directory', 'post')$sql$ ELSE '' END);
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', own.name);
  END LOOP;
END
$$;

DROP FUNCTION "escaped"(jsonb, boolean);
DROP FUNCTION "escaped"(text[]);
DROP FUNCTION "escaped"(text);

SELECT "make_searchable"('event', 'title', '', 'location', 'description:markdown', 'date', 'endDate', 'time', 'endTime');
SELECT "make_searchable"('post', 'postTitle', '', 'postText:markdown', 'postLinkText');
SELECT "make_searchable"('directory', 'name', 'directory-category', 'location', 'telephone',
  'description:markdown', 'openingHours', 'website');
SELECT "make_searchable"('aboutEthiopia', 'title', 'cultural-category', 'description:markdown');
