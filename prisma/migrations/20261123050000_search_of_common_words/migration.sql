-- What to look up in the index for text search queries: all but the beginnings that many entries have,
-- because PostgreSQL collects every entry of a beginning, however few are wanted. NULL where nothing is
-- left: then the first entries are looked at, of which many are found. The statistics of the table tell
-- what is common; without them everything is looked up.
CREATE FUNCTION "search_lookups"(queries tsquery[]) RETURNS tsquery[]
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
    -- What every entry has: none has the lexeme '!'.
    lookups := ARRAY(SELECT replace(lookup, beginning, '!''!''') FROM unnest(lookups) AS lookup);
  END LOOP;
  RETURN ARRAY(SELECT nullif(querytree(lookup::tsquery), 'T') FROM unnest(lookups) AS lookup)::tsquery[];
END
$$;

-- As it was, but for two things: the index is not asked for beginnings that many entries have, and
-- an entry comes with all its columns.
DROP FUNCTION "search_entries"(tsquery[], text[], int);
CREATE FUNCTION "search_entries"(tiers tsquery[], typed text[], most int)
RETURNS TABLE ("entry" "search-entry", "rank" bigint)
LANGUAGE plpgsql STABLE SET search_path FROM CURRENT
SET plan_cache_mode = force_custom_plan SET synchronize_seqscans = off AS $$
DECLARE
  lookups tsquery[] := "search_lookups"(tiers);
  tier tsquery;
  lookup tsquery;
  former tsquery;
  found_here bigint;
  found_all bigint := 0;
BEGIN
  FOR place IN 1 .. cardinality(tiers) LOOP
    tier := tiers[place];
    lookup := lookups[place];
    RETURN QUERY
      SELECT e.record, found_all + row_number() OVER (
        ORDER BY lower(concat_ws(' ', (e.record)."title", (e.record)."category", (e.record)."text")) LIKE ALL (typed) DESC,
          length((e.record)."title"), (e.record)."kind", (e.record)."recordId")
      FROM (
        SELECT record FROM "search-entry" AS record
        WHERE (lookup IS NULL OR record."words" @@ lookup)
          -- Otherwise the planner would look the tier up, too.
          AND coalesce(record."words" @@ tier, false)
          AND (record."words" @@ former) IS NOT TRUE
        LIMIT most - found_all
      ) AS e;
    GET DIAGNOSTICS found_here = ROW_COUNT;
    found_all := found_all + found_here;
    EXIT WHEN found_all >= most;
    former := coalesce(former || tier, tier);
  END LOOP;
END
$$;
