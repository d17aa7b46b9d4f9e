-- A day as it is shown, DD-MM-YYYY. to_char depends on settings, so it is not immutable.
CREATE OR REPLACE FUNCTION "search_day"(day date) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lpad(date_part('day', day)::int::text, 2, '0') || '-' ||
    lpad(date_part('month', day)::int::text, 2, '0') || '-' || date_part('year', day)::int::text
$$;
