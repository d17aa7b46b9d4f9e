-- Searches entries. It is quick even for common words, because it reads only as many of each rank as are needed.
-- Entries that have the words as typed come first in their rank, in title and category before those in the text, then
-- short titles. PostgreSQL plans each query anew: an index does not help with words that nearly every entry has.
-- @param tiers the match ranks: what an entry must have, the best first
-- @param typed patterns of the words, in lower case
-- @param present finds only what visitors see at this instant; NULL finds everything
CREATE OR REPLACE FUNCTION "search_entries"(tiers tsquery[], typed text[], most int, present timestamp)
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
        ORDER BY lower(concat_ws(' ', (e.record)."title", (e.record)."category")) LIKE ALL (typed) DESC,
          lower(concat_ws(' ', (e.record)."title", (e.record)."category", (e.record)."text")) LIKE ALL (typed) DESC,
          length((e.record)."title"), (e.record)."kind", (e.record)."recordId")
      FROM (
        SELECT record FROM "search-entry" AS record
        WHERE (lookup IS NULL OR record."words" @@ lookup)
          -- Otherwise the planner would also look the tier up in the index.
          AND coalesce(record."words" @@ tier, false)
          AND (record."words" @@ former) IS NOT TRUE
          AND (present IS NULL OR record."publishedAt" <= present
            AND (record."unpublishAt" IS NULL OR record."unpublishAt" > present))
        LIMIT most - found_all
      ) AS e;
    GET DIAGNOSTICS found_here = ROW_COUNT;
    found_all := found_all + found_here;
    EXIT WHEN found_all >= most;
    former := coalesce(former || tier, tier);
  END LOOP;
END
$$;
