-- Lines as one text. array_to_string is not immutable for every type of element, so a generated column cannot
-- call it directly.
CREATE OR REPLACE FUNCTION "search_lines"(lines text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN array_to_string(lines, ' ');
END
$$;
