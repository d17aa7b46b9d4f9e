-- What to look up in the index for text search queries: all words except beginnings that many entries have, because
-- PostgreSQL collects every entry of a beginning, even if few are needed. NULL if no word is left: then many of the
-- first entries match, and the search reads those. The statistics of the table tell what is common; without them,
-- every word is looked up.
CREATE OR REPLACE FUNCTION "search_lookups"(queries tsquery[]) RETURNS tsquery[]
LANGUAGE plpgsql STABLE SET search_path FROM CURRENT SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  lookups text[] := queries;
  beginning text;
BEGIN
  FOR beginning IN
    WITH common AS MATERIALIZED (
      SELECT lexeme, frequency
      FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS found(lexeme, frequency)
      WHERE schemaname = current_schema() AND tablename = 'search-entry' AND attname = 'words'
    )
    SELECT DISTINCT operand[1]
    FROM unnest(lookups) AS lookup, regexp_matches(lookup, $re$('([^']+)':\*)$re$, 'g') AS operand
    WHERE (SELECT sum(frequency) FROM common WHERE starts_with(lexeme, operand[2])) > 0.3
  LOOP
    -- Every entry matches, because none has the lexeme '!'.
    lookups := ARRAY(SELECT replace(lookup, beginning, '!''!''') FROM unnest(lookups) AS lookup);
  END LOOP;
  RETURN ARRAY(SELECT nullif(querytree(lookup::tsquery), 'T') FROM unnest(lookups) AS lookup)::tsquery[];
END
$$;
