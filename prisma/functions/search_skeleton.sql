-- The consonants of each word of a folded text, as they sound to people who write it in Latin letters: 'enkutatash'
-- and 'እንቁጣጣሽ' are both 'NKTX'. Vowels, w and y are left out, a doubled letter is one, X is sh and C is ch. Capitals
-- distinguish it from folded text. No regular expression replaces doubled letters: it took minutes for a long word.
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
