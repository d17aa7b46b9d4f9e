-- What searches compare: one folding for what is stored and for what is typed, the same under every
-- locale of a database and without any extension. See docs/decisions/0023-search-text.md.

-- A text without what people write in different ways: lower case; no accents, gemination marks and
-- apostrophes; one letter for each group of Amharic homophones, vowel by vowel; spaces for
-- punctuation, of which '@' alone stays.
CREATE FUNCTION "search_fold"(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  folded text COLLATE "C" := lower(translate(coalesce(value, ''), '''’‘‛ʼʻʽ`´′', '') COLLATE "C");
BEGIN
  IF folded ~ '[^\u0001-\u007F]' THEN
    folded := translate(
      lower(regexp_replace(normalize(folded, NFKD), '[\u0300-\u036F\u135D-\u135F]', '', 'g')),
      'ሐሑሒሓሔሕሖሗኀኁኂኃኄኅኆኇኸኹኺኻኼኽኾሠሡሢሣሤሥሦሧዐዑዒዓዔዕዖፀፁፂፃፄፅፆፇቈኰጐኈዀቍኵጕኍዅቊኲጒኊዂዃዄሃኣ'
      'ÆæŒœØøŁłĐđÐðÞþĦħıŊŋß',
      'ሀሁሂሀሄህሆሇሀሁሂሀሄህሆሇሀሁሂሀሄህሆሰሱሲሳሴስሶሷአኡኢአኤእኦጸጹጺጻጼጽጾጿቆኮጎሆሆቁኩጉሁሁቁኩጉሁሁኋኌሀአ'
      'aaoooollddddtthhinns');
  END IF;
  RETURN btrim(regexp_replace(folded,
    '[\u0001-\u002F\u003A-\u003F\u005B-\u0060\u007B-\u00BF\u1360-\u1368\u2000-\u206F\u3000-\u303F]+',
    ' ', 'g'));
END
$$;

-- The consonants of each word of a folded text, as they sound to whoever writes it in Latin letters:
-- 'enkutatash' and 'እንቁጣጣሽ' are both 'NKTX'. Vowels, w and y are left out, a doubled letter is one,
-- X is sh and C is ch. Capitals keep it apart from folded text.
CREATE FUNCTION "search_skeleton"(folded text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
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
  RETURN regexp_replace(consonants, '([A-Z])\1+', '\1', 'g');
END
$$;

-- What a record is found by: its name and everything else, folded; the name also in one word, and as
-- skeletons. Each word has a space on both sides.
CREATE FUNCTION "search_text"(name text, others text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  words text := "search_fold"(name);
  word text := replace(words, ' ', '');
BEGIN
  RETURN concat(' ', words, ' ', "search_fold"(others), ' ', word, ' ',
    "search_skeleton"(words), ' ', "search_skeleton"(word), ' ');
END
$$;

-- The digits of a telephone number as they may be typed: a number of New Zealand with 0, and with its
-- country's code.
CREATE FUNCTION "search_phone"(number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN digits ~ '^0[1-9]' THEN concat_ws(' ', digits, '0064' || substr(digits, 2), '0064' || digits)
    ELSE digits
  END
  FROM (SELECT regexp_replace(regexp_replace(number, '[^0-9]', '', 'g'), '^(00)?640?(?=[0-9]{7})', '0')) AS plain(digits)
$$;

-- Written by the program until now, which rows from elsewhere could lack.
ALTER TABLE "members" DROP COLUMN "searchText";
ALTER TABLE "members" ADD COLUMN "searchText" TEXT NOT NULL GENERATED ALWAYS AS (
  "search_text"("name", "email" || ' ' || "search_phone"("contactNumber") || ' ' || "id"::text || ' ' ||
    date_part('year', "dob")::int::text)
) STORED;

-- Makes searches quick where pg_trgm is installed. They find the same without it.
DO $$
BEGIN
  CREATE INDEX "members_searchText_idx" ON "members" USING GIN ("searchText" gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'Without the extension pg_trgm, searches read every member.';
END
$$;
