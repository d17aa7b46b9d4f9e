-- A formatted text as readers see it, without Markdown. The text is stored as `toMarkdown` of the API writes it, so every
-- sign without a backslash has a meaning. Each line is a block.
CREATE OR REPLACE FUNCTION "strip_markdown"(formatted text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(formatted,
    '^(#{2,3} |- |\d{1,9}\. |> )', '', 'gn'),
    '(\\.)|\*|\[|\]\([^)]*\)', '\1', 'g'),
    '\\(.)', '\1', 'g')
$$;
CREATE OR REPLACE FUNCTION "strip_markdown"(lines text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN "strip_markdown"(array_to_string(lines, E'\n'));
END
$$;
