-- A text without the differences between spellings: lower case; no accents, gemination marks and apostrophes;
-- one letter for each group of Amharic homophones, vowel by vowel; spaces for punctuation except '@'.
CREATE OR REPLACE FUNCTION "search_fold"(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
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
