-- What visitors search: one row for each public record, written by triggers of the tables of content.
-- See docs/decisions/0034-site-search.md.

-- As it was, but for the end: a regular expression took minutes for a long word.
CREATE OR REPLACE FUNCTION "search_skeleton"(folded text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  doubled text;
  consonants text COLLATE "C" := replace(regexp_replace(folded COLLATE "C", 'c(?!h)', 'k', 'g'), 'x', 'ks');
BEGIN
  consonants := replace(replace(replace(replace(replace(replace(replace(replace(consonants,
    'sh', 'x'), 'ch', 'c'), 'kh', 'h'), 'th', 't'), 'ph', 'f'), 'ts', 's'), 'gn', 'n'), 'dj', 'j');
  IF consonants ~ '[\u1200-\u139F]' THEN
    consonants := translate(consonants,
      'ሀሁሂሄህሆሇለሉሊላሌልሎሏመሙሚማሜምሞሟረሩሪራሬርሮሯሰሱሲሳሴስሶሷሸሹሺሻሼሽሾሿቀቁቂቃቄቅቆቇቋቌቐቑቒቓቔቕቖቘቚቛቜቝበቡቢባቤብቦቧቨቩቪቫቬቭቮ'
      'ቯተቱቲታቴትቶቷቸቹቺቻቼችቾቿኋኌነኑኒናኔንኖኗኘኙኚኛኜኝኞኟከኩኪካኬክኮኯኳኴዘዙዚዛዜዝዞዟዠዡዢዣዤዥዦዧደዱዲዳዴድዶዷዸዹዺዻዼዽዾዿጀጁጂጃጄጅጆ'
      'ጇገጉጊጋጌግጎጏጓጔጘጙጚጛጜጝጞጟጠጡጢጣጤጥጦጧጨጩጪጫጬጭጮጯጰጱጲጳጴጵጶጷጸጹጺጻጼጽጾጿፈፉፊፋፌፍፎፏፐፑፒፓፔፕፖፗፘፙፚᎀᎁᎂᎃᎄᎅᎆᎇᎈᎉᎊᎋᎌᎍ'
      'ᎎᎏ'
      'አኡኢኤእኦኧወዉዊዋዌውዎዏየዩዪያዬይዮዯ',
      'hhhhhhhllllllllmmmmmmmmrrrrrrrrssssssssxxxxxxxxkkkkkkkkkkkkkkkkkkkkkkbbbbbbbbvvvvvvv'
      'vttttttttcccccccchhnnnnnnnnnnnnnnnnkkkkkkkkkkzzzzzzzzzzzzzzzzddddddddddddddddjjjjjjj'
      'jggggggggggggggggggttttttttccccccccppppppppssssssssffffffffpppppppprmfmmmmbbbbffffpp'
      'pp');
  END IF;
  consonants := upper(translate(consonants, 'qaeiouwy0123456789@', 'k'));
  FOREACH doubled IN ARRAY '{BB,CC,DD,FF,GG,HH,JJ,KK,LL,MM,NN,PP,RR,SS,TT,VV,XX,ZZ}'::text[] LOOP
    WHILE strpos(consonants, doubled) > 0 LOOP
      consonants := replace(consonants, doubled, left(doubled, 1));
    END LOOP;
  END LOOP;
  RETURN consonants;
END
$$;

-- What a record is found by, as lexemes of a text search vector that is made without a dictionary, so
-- that it is the same under every locale. A word of the title or the text stands as it is folded, one
-- of the title once more with '=' before it; two neighbours in the title stand also as one word, as
-- Amharic is written both ways. In capitals: the consonants of words, in texts of three at least.
CREATE FUNCTION "search_lexemes"(title text, others text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  name text := "search_fold"(title);
  rest text := "search_fold"(others);
  words text[];
BEGIN
  -- No lexeme may have more than 2046 bytes.
  IF length(name) > 200 OR length(rest) > 200 THEN
    name := regexp_replace(name, '([^ ]{200})[^ ]+', '\1', 'g');
    rest := regexp_replace(rest, '([^ ]{200})[^ ]+', '\1', 'g');
  END IF;
  words := string_to_array(name, ' ');
  FOR place IN 2 .. cardinality(words) LOOP
    name := name || ' ' || words[place - 1] || words[place];
  END LOOP;
  name := concat_ws(' ', name, "search_skeleton"(name));
  words := string_to_array(concat_ws(' ', name, '=' || replace(name, ' ', ' ='), rest), ' ') ||
    ARRAY(SELECT sound FROM unnest(string_to_array("search_skeleton"(rest), ' ')) AS sound WHERE length(sound) > 2);
  RETURN array_to_tsvector(array_remove(array_remove(words, ''), '='));
END
$$;

CREATE TABLE "search-entry" (
    "kind" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "category" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "words" tsvector NOT NULL GENERATED ALWAYS AS (
        "search_lexemes"("title", "category" || ' ' || "text")
    ) STORED,

    CONSTRAINT "search-entry_pkey" PRIMARY KEY ("kind","recordId")
);

CREATE INDEX "search-entry_words_idx" ON "search-entry" USING GIN ("words");

-- A word with each text that it becomes when one of its letters is left out. Two words that share one
-- of them differ by a letter that is wrong, missing or swapped.
CREATE FUNCTION "search_slips"(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT left(word, place - 1) || substr(word, place + 1))
  FROM generate_series(1, length(word) + 1) AS place
$$;

-- The words of all entries that slips of the keyboard are compared with. A word outlives its entries:
-- then it leads to nothing.
CREATE TABLE "search-word" (
    "word" TEXT NOT NULL,
    "slips" TEXT[],

    CONSTRAINT "search-word_pkey" PRIMARY KEY ("word")
);

CREATE INDEX "search-word_slips_idx" ON "search-word" USING GIN ("slips");

CREATE FUNCTION "write_search_words"() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  -- In order, so that two transactions with the same new words do not wait for each other.
  INSERT INTO "search-word" ("word", "slips")
    SELECT lexeme, "search_slips"(lexeme) FROM unnest(tsvector_to_array(NEW."words")) AS lexeme
    WHERE length(lexeme) BETWEEN 4 AND 40 AND lexeme !~ '[=@A-Z0-9]'
      AND NOT EXISTS (SELECT FROM "search-word" WHERE "word" = lexeme)
    ORDER BY lexeme COLLATE "C"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER "search_words" AFTER INSERT OR UPDATE ON "search-entry"
  FOR EACH ROW EXECUTE FUNCTION "write_search_words"();

-- Looks for entries, and comes to an end however common the words are: of each tier no more are read
-- than are wanted. Entries that have the words as typed come first in their tier, then short titles.
-- Planned for each query: the index is of no use for words that nearly every entry has.
-- @param tiers what an entry must have, the best first
-- @param typed patterns of the words, in lower case
CREATE FUNCTION "search_entries"(tiers tsquery[], typed text[], most int)
RETURNS TABLE ("kind" text, "recordId" int, "title" text, "category" text, "text" text, "rank" bigint)
LANGUAGE plpgsql STABLE SET search_path FROM CURRENT
SET plan_cache_mode = force_custom_plan SET synchronize_seqscans = off AS $$
DECLARE
  tier tsquery;
  former tsquery;
  found_here bigint;
  found_all bigint := 0;
BEGIN
  FOREACH tier IN ARRAY tiers LOOP
    RETURN QUERY
      SELECT e."kind", e."recordId", e."title", e."category", e."text", found_all + row_number() OVER (
        ORDER BY lower(concat_ws(' ', e."title", e."category", e."text")) LIKE ALL (typed) DESC,
          length(e."title"), e."kind", e."recordId")
      FROM (
        SELECT * FROM "search-entry" AS entry
        WHERE entry."words" @@ tier AND (entry."words" @@ former) IS NOT TRUE
        LIMIT most - found_all
      ) AS e;
    GET DIAGNOSTICS found_here = ROW_COUNT;
    found_all := found_all + found_here;
    EXIT WHEN found_all >= most;
    former := coalesce(former || tier, tier);
  END LOOP;
END
$$;

-- Values as the text of an entry shows them; NULL where there is nothing to show.
CREATE FUNCTION "search_value"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT nullif(value, '') $$;
CREATE FUNCTION "search_value"(lines text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT nullif("search_lines"(lines), '') $$;
CREATE FUNCTION "search_value"(day date) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT "search_day"(day) $$;

-- Arguments: the kind whose entries are in the categories.
CREATE FUNCTION "write_search_category"() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  EXECUTE format('UPDATE "search-entry" SET "category" = $1
    WHERE "kind" = $2 AND "recordId" IN (SELECT id FROM %I WHERE "categoryId" = $3)', TG_ARGV[0])
    USING NEW."categoryName", TG_ARGV[0], NEW.id;
  RETURN NULL;
END
$$;

-- Has a kind of content found by the search of the site, with the rows that are there.
-- @param kind the name of its table, too
-- @param categories the table of its categories, or ''
-- @param texts the columns of its text besides the title
CREATE FUNCTION "make_searchable"(kind text, title text, categories text, VARIADIC texts text[])
RETURNS void LANGUAGE plpgsql AS $make$
DECLARE
  -- Writes entries of rows named "written"; as text, so that its plan is kept for each kind.
  write_entries text := format($sql$
    INSERT INTO "search-entry" AS entry ("kind", "recordId", "title", "category", "text")
    SELECT %1$L, written.id, written.%2$I, %3$s, concat_ws(' · ', %4$s) FROM %%s AS written
    ON CONFLICT ("kind", "recordId") DO UPDATE
      SET "title" = excluded."title", "category" = excluded."category", "text" = excluded."text"
      WHERE (entry."title", entry."category", entry."text")
        IS DISTINCT FROM (excluded."title", excluded."category", excluded."text")$sql$,
    kind, title,
    -- Whoever renames the category waits for this, and finds the entry.
    CASE categories WHEN '' THEN $$''$$ ELSE format($sql$coalesce((SELECT "categoryName" FROM %I
      WHERE id = written."categoryId" FOR KEY SHARE), '')$sql$, categories) END,
    (SELECT string_agg(format('"search_value"(written.%I)', name), ', ') FROM unnest(texts) AS name));
BEGIN
  EXECUTE format($sql$
    CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $body$
    BEGIN
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM "search-entry" WHERE "kind" = %2$L;
        DELETE FROM "search-word" WHERE NOT EXISTS (SELECT FROM "search-entry");
      ELSIF TG_OP = 'DELETE' THEN
        DELETE FROM "search-entry" WHERE "kind" = %2$L AND "recordId" = OLD.id;
      ELSE
        %3$s;
      END IF;
      RETURN NULL;
    END
    $body$$sql$, 'write_search_entry_' || kind, kind, format(write_entries, '(SELECT NEW.*)'));
  EXECUTE format('CREATE OR REPLACE TRIGGER "search_entry" AFTER INSERT OR UPDATE OR DELETE ON %I
    FOR EACH ROW EXECUTE FUNCTION %I()', kind, 'write_search_entry_' || kind);
  EXECUTE format('CREATE OR REPLACE TRIGGER "search_entry_truncate" AFTER TRUNCATE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION %I()', kind, 'write_search_entry_' || kind);
  IF categories <> '' THEN
    EXECUTE format('CREATE OR REPLACE TRIGGER "search_category" AFTER UPDATE OF "categoryName" ON %I
      FOR EACH ROW EXECUTE FUNCTION "write_search_category"(%L)', categories, kind);
  END IF;
  EXECUTE format(write_entries, quote_ident(kind));
END
$make$;

SELECT "make_searchable"('event', 'title', '', 'date', 'endDate', 'time', 'endTime', 'location', 'description');
SELECT "make_searchable"('post', 'postTitle', '', 'postText', 'postLinkText');
SELECT "make_searchable"('directory', 'name', 'directory-category', 'location', 'description');
SELECT "make_searchable"('resource', 'title', 'resource-category', 'description', 'link');
SELECT "make_searchable"('aboutEthiopia', 'title', 'cultural-category', 'description');
