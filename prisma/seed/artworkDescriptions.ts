import type { Language } from '../../api/generated/prisma/client.ts';

/** What the bundled pictures show, by their names. */
export const artworkDescriptions: Record<string, Record<Language, string>> = {
  buna: {
    EN: 'Drawing: a woman in a white dress roasts coffee beside a steaming jebena and a tray of small cups.',
    AM: 'ሥዕል፦ ነጭ ቀሚስ የለበሰች ሴት በእንፋሎት ከሚወጣበት ጀበናና ሲኒዎች ከተደረደሩበት ረከቦት አጠገብ ቡና ትቆላለች።',
  },
  calendar: {
    EN: 'Drawing: a round calendar with a sun in its middle and the months around it, between night and day.',
    AM: 'ሥዕል፦ መካከሉ ላይ ፀሐይ፣ ዙሪያውን ወራት ያሉበት ክብ የቀን መቁጠሪያ፣ በሌሊትና በቀን መካከል።',
  },
  'directory-barber-1': {
    EN: 'Drawing: a red barber’s chair in front of a round mirror in a tiled shop.',
    AM: 'ሥዕል፦ በንጣፍ በተሸፈነ ፀጉር ቤት ውስጥ በክብ መስታወት ፊት የቆመ ቀይ ወንበር።',
  },
  'directory-barber-2': {
    EN: 'Drawing: a barber’s tools on a table: clippers, combs, scissors and a striped pole.',
    AM: 'ሥዕል፦ በጠረጴዛ ላይ ያሉ የፀጉር አስተካካይ መሣሪያዎች፦ የፀጉር ማሽን፣ ማበጠሪያዎች፣ መቀስና ባለ መስመር ምሰሶ።',
  },
  'directory-faith-1': {
    EN: 'Drawing: people in white stand in front of a round church with a golden cross on its roof.',
    AM: 'ሥዕል፦ ነጭ የለበሱ ሰዎች በጣሪያው ላይ የወርቅ መስቀል ባለበት ክብ ቤተ ክርስቲያን ፊት ቆመዋል።',
  },
  'directory-faith-2': {
    EN: 'Drawing: people walk to a mosque with blue domes and a minaret at dusk.',
    AM: 'ሥዕል፦ ሰዎች አመሻሹ ላይ ሰማያዊ ጉልላትና ሚናራ ወዳለው መስጊድ ይሄዳሉ።',
  },
  'directory-faith-3': {
    EN: 'Drawing: families meet in front of a white wooden church; coffee is served at a table.',
    AM: 'ሥዕል፦ ቤተሰቦች በነጭ የእንጨት ቤተ ክርስቲያን ፊት ተሰብስበዋል፤ በጠረጴዛ ላይ ቡና ይቀርባል።',
  },
  'directory-garage-1': {
    EN: 'Drawing: a mechanic works beneath a red car on a lift, while two people wait.',
    AM: 'ሥዕል፦ ሁለት ሰዎች እየጠበቁ መካኒክ ከፍ ብሎ በተነሣ ቀይ መኪና ሥር ይሠራል።',
  },
  'directory-garage-2': {
    EN: 'Drawing: a mechanic looks under the bonnet of a yellow car; behind is the harbour bridge.',
    AM: 'ሥዕል፦ መካኒክ የቢጫ መኪና ሞተር ይመለከታል፤ ከኋላ የወደቡ ድልድይ ይታያል።',
  },
  'directory-restaurant-1': {
    EN: 'Drawing: a lit restaurant with guests inside, seen from the street at night.',
    AM: 'ሥዕል፦ ከመንገድ የሚታይ፣ በሌሊት መብራቱ የበራና እንግዶች ያሉበት ምግብ ቤት።',
  },
  'directory-restaurant-2': {
    EN: 'Drawing: three hands reach for injera with many stews on a woven table.',
    AM: 'ሥዕል፦ ሦስት እጆች በመሶብ ላይ ካለው በልዩ ልዩ ወጥ ከተሞላ እንጀራ ይቆርሳሉ።',
  },
  'directory-restaurant-3': {
    EN: 'Drawing: a woman pours coffee from a jebena into small cups in a café.',
    AM: 'ሥዕል፦ ሴት በቡና ቤት ውስጥ ከጀበና ወደ ሲኒዎች ቡና ትቀዳለች።',
  },
  'directory-shop-1': {
    EN: 'Drawing: sacks full of coloured spices in front of a scale and shelves of jars.',
    AM: 'ሥዕል፦ በሚዛንና ማሰሮዎች በተደረደሩበት መደርደሪያ ፊት በቀለም ያሸበረቁ ቅመማ ቅመም የሞላባቸው ከረጢቶች።',
  },
  'directory-shop-2': {
    EN: 'Drawing: a shop of Ethiopian clothes, with a white dress in the middle and scarves on both sides.',
    AM: 'ሥዕል፦ መካከሉ ላይ ነጭ ቀሚስ፣ በሁለቱም ጎን ነጠላዎች ያሉበት የኢትዮጵያ ልብስ መደብር።',
  },
  'directory-shop-3': {
    EN: 'Drawing: a shopkeeper stands at the door of a grocery with fruit and sacks of coffee outside.',
    AM: 'ሥዕል፦ ባለ ሱቅ ከውጭ ፍራፍሬና የቡና ከረጢቶች ባሉበት ግሮሰሪ በር ላይ ቆሟል።',
  },
  dress: {
    EN: 'Drawing: two women in white dresses with coloured borders beside a loom.',
    AM: 'ሥዕል፦ በቀለም ያጌጠ ጥለት ያለው ነጭ ቀሚስ የለበሱ ሁለት ሴቶች ከሸማ መሥሪያው አጠገብ።',
  },
  enkutatash: {
    EN: 'Drawing: three children in white carry yellow flowers in green highlands at sunrise.',
    AM: 'ሥዕል፦ ነጭ የለበሱ ሦስት ልጆች ፀሐይ ስትወጣ በለመለመው ደጋ ላይ አደይ አበባ ይዘዋል።',
  },
  'event-adwa': {
    EN: 'Drawing: riders and soldiers with shields march before mountains under green, yellow and red flags.',
    AM: 'ሥዕል፦ ፈረሰኞችና ጋሻ የያዙ ወታደሮች በአረንጓዴ፣ ቢጫና ቀይ ባንዲራ ሥር በተራሮች ፊት ይጓዛሉ።',
  },
  'event-enkutatash': {
    EN: 'Drawing: hands give a bunch of yellow flowers to other hands, before Rangitoto and the sea.',
    AM: 'ሥዕል፦ በራንጊቶቶና በባሕሩ ፊት እጆች ለሌሎች እጆች እቅፍ አደይ አበባ ይሰጣሉ።',
  },
  'event-genna': {
    EN: 'Drawing: people in white walk with candles to a lit round church beneath a bright star.',
    AM: 'ሥዕል፦ ነጭ የለበሱ ሰዎች በደማቅ ኮከብ ሥር ሻማ ይዘው መብራት ወዳለበት ክብ ቤተ ክርስቲያን ይሄዳሉ።',
  },
  'event-newcomers': {
    EN: 'Drawing: a newly arrived family is greeted over bread and coffee; Auckland is in the window.',
    AM: 'ሥዕል፦ አዲስ የመጣ ቤተሰብ በዳቦና በቡና አቀባበል ይደረግለታል፤ በመስኮቱ ኦክላንድ ትታያለች።',
  },
  'event-timket': {
    EN: 'Drawing: a priest sprinkles water on the crowd by the sea; others hold bright umbrellas.',
    AM: 'ሥዕል፦ በባሕር ዳር ካህን በሕዝቡ ላይ ጠበል ይረጫል፤ ሌሎች የደመቁ ጥላዎች ይዘዋል።',
  },
  fidel: {
    EN: 'Drawing: eight letters of the Ethiopic script in colour on parchment, with a reed pen.',
    AM: 'ሥዕል፦ በብራና ላይ በቀለም የተጻፉ ፊደሎች፦ ሀ ለ ሐ መ ሠ ረ ሰ ቀ፤ አጠገባቸው የመቃ ብዕር።',
  },
  harar: {
    EN: 'Drawing: women with baskets in a street of Harar, between walls of many colours.',
    AM: 'ሥዕል፦ በሐረር መንገድ ላይ በልዩ ልዩ ቀለም በተቀቡ ግድግዳዎች መካከል ሙዳይ የያዙ ሴቶች።',
  },
  injera: {
    EN: 'Drawing: four hands take food from one large plate of injera with many stews, seen from above.',
    AM: 'ሥዕል፦ ከላይ ሲታይ አራት እጆች ልዩ ልዩ ወጥ ካለበት አንድ ትልቅ እንጀራ ይቆርሳሉ።',
  },
  lalibela: {
    EN: 'Drawing: pilgrims in white look down at the cross-shaped church of Lalibela, cut into the rock.',
    AM: 'ሥዕል፦ ነጭ የለበሱ ምእመናን ከዐለት የተፈለፈለውን በመስቀል ቅርጽ የተሠራ የላሊበላ ቤተ ክርስቲያን ከላይ ይመለከታሉ።',
  },
  meskel: {
    EN: 'Drawing: a crowd in white around a great fire at night, topped by a cross of yellow flowers.',
    AM: 'ሥዕል፦ ነጭ የለበሰ ሕዝብ በሌሊት ጫፉ ላይ የአደይ አበባ መስቀል ባለበት ትልቅ ደመራ ዙሪያ።',
  },
  music: {
    EN: 'Drawing: two dancers on a stage, with players of a lyre, a drum and a masenqo.',
    AM: 'ሥዕል፦ በመድረክ ላይ ሁለት ተወዛዋዦች ከክራር፣ ከከበሮና ከማሲንቆ ተጫዋቾች ጋር።',
  },
  'post-amharic': {
    EN: 'Drawing: a grandmother and a girl read a book of Amharic letters together.',
    AM: 'ሥዕል፦ አያትና ልጅ የአማርኛ ፊደል መጽሐፍ አብረው ያነባሉ።',
  },
  'post-buna': {
    EN: 'Drawing: a black jebena and three steaming cups of coffee.',
    AM: 'ሥዕል፦ ጥቁር ጀበናና እንፋሎት የሚወጣባቸው ሦስት የቡና ሲኒዎች።',
  },
  'post-welcome': {
    EN: 'Drawing: an open door at night, with a laid table inside and Auckland’s tower outside.',
    AM: 'ሥዕል፦ በሌሊት የተከፈተ በር፤ ከውስጥ የተዘጋጀ ገበታ፣ ከውጭ የኦክላንድ ማማ ይታያል።',
  },
  timket: {
    EN: 'Drawing: priests carry covered tabots beneath umbrellas along the water at Timket.',
    AM: 'ሥዕል፦ በጥምቀት ካህናት የተሸፈኑ ታቦታትን በጥላ ሥር በውኃው ዳር ይዘው ይሄዳሉ።',
  },
};
