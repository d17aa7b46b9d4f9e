// The eleven bundled articles of the About Ethiopia page; paragraphs are separated by a blank line.

import type { AboutEthiopia } from '../../../api/generated/prisma/client.ts';

export interface SeedAboutEthiopia extends Pick<
  AboutEthiopia,
  'title' | 'description' | 'link' | 'categoryId'
> {
  artwork: string;
  video?: string;
}

export const aboutEthiopiaItems: SeedAboutEthiopia[] = [
  {
    title: 'Enkutatash (እንቁጣጣሽ): Ethiopian New Year',
    description: [
      'Enkutatash opens the Ethiopian year on 1 Meskerem (መስከረም), which is 11 September, or 12 September in the year before a Gregorian leap year. The long rains are ending, the highlands are green, and the yellow adey abeba (አደይ አበባ) comes into flower.',
      'On the eve, families light bundles of dry sticks called chibo (ችቦ) and sing around the fire. In the morning many Christians go to church, for the day is also a feast of Saint John the Baptist. Girls go from door to door with flowers, singing ‘Abebayehosh’ (አበባየሆሽ), and boys give away pictures they have drawn. A popular story explains the name as a ‘gift of jewels’ that welcomed the Queen of Sheba home from Jerusalem.',
      'Not all of Ethiopia’s peoples begin the year on this day. The Sidama celebrate Fichee-Chambalaalla, on UNESCO’s Representative List since 2015, on a date worked out by watching the stars, and the Oromo give thanks for the end of the rains at Irreechaa.',
      'In Auckland Enkutatash falls in spring, when the kōwhai is golden too. The greeting is the same everywhere: ‘Melkam Addis Amet!’ (መልካም አዲስ ዓመት), a happy new year.',
    ].join('\n\n'),
    link: 'https://en.wikipedia.org/wiki/Enkutatash',
    categoryId: 1,
    artwork: 'enkutatash',
  },
  {
    title: 'Meskel (መስቀል): the Finding of the True Cross',
    description: [
      'Meskel means ‘cross’. On 17 Meskerem, which is 27 September, or 28 September in the year before a Gregorian leap year, Orthodox Christians remember how the cross of Christ was found in the fourth century by Queen Eleni (እሌኒ), Saint Helena. Tradition tells that she lit a fire, and that its smoke showed her where to dig.',
      'On the eve a tall cone of branches, the demera (ደመራ), is raised and decked with yellow adey abeba. Clergy in bright vestments and choirs with drums walk around it, singing, before it is set alight. The best-known fire burns on Meskel Square in Addis Ababa, but nearly every parish has its own. When the ashes have cooled, people mark a cross on their foreheads with them.',
      'For the Gurage, Meskel is also the great homecoming of the year: people return to their villages, make peace with one another and share kitfo (ክትፎ), minced beef with spiced butter. Other peoples of the south keep the season with festivals and dishes of their own.',
      'UNESCO inscribed the feast on the Representative List of the Intangible Cultural Heritage of Humanity in 2013.',
    ].join('\n\n'),
    link: 'https://ich.unesco.org/en/RL/commemoration-feast-of-the-finding-of-the-true-holy-cross-of-christ-00858',
    categoryId: 1,
    artwork: 'meskel',
  },
  {
    title: 'Timket (ጥምቀት): Ethiopian Epiphany',
    description: [
      'Timket means ‘baptism’. It is kept on 11 Tir (ጥር), which is 19 January, or 20 January in a Gregorian leap year, and it remembers the baptism of Jesus in the River Jordan.',
      'Every Ethiopian Orthodox church has a tabot (ታቦት), a consecrated tablet that represents the Ark of the Covenant. On the eve, called Ketera (ከተራ), priests carry the tabots, wrapped in rich cloth and shaded by embroidered umbrellas, to a river, lake or pool. The people walk beside them in white, singing and ululating, and many stay through the night in prayer.',
      'In the morning the water is blessed and sprinkled over everyone who can get near. In Gondar the old bath named after Emperor Fasilides is filled for the day, and people leap in. Then the tabots are led home with drums and dancing, those of Saint Michael a day later, on his own feast.',
      'A proverb says of a fine dress: if it is not worn for Timket, let it be torn to shreds (ለጥምቀት ያልሆነ ቀሚስ ይበጣጠስ). UNESCO added Ethiopian Epiphany to its Representative List in 2019.',
    ].join('\n\n'),
    link: 'https://ich.unesco.org/en/RL/ethiopian-epiphany-01491',
    categoryId: 1,
    artwork: 'timket',
  },
  {
    title: 'Lalibela (ላሊበላ): Genna and Fasika at the rock-hewn churches',
    description: [
      'In Lalibela, a mountain town in the north, eleven churches were carved out of the rock they stand in. Tradition gives the work to King Lalibela of the Zagwe dynasty, who wished for a New Jerusalem in his own country. Bete Giyorgis (ቤተ ጊዮርጊስ), the church of Saint George, is cut in the shape of a cross. The churches were among the first places on the World Heritage List, in 1978, and are still places of daily prayer.',
      'At Genna (ገና), Christmas, kept on 7 January, pilgrims arrive wrapped in white, some after days of walking. In the morning priests line the edge of the rock above Bete Maryam (ቤተ ማርያም) while others answer from the courtyard below: ‘Beza Kulu’ (ቤዛ ኩሉ), ‘Redeemer of all’. Genna is also the name of a game much like hockey that is played at this season.',
      'Fasika (ፋሲካ), Easter, ends the great fast of fifty-five days. People stay in church deep into the night and break the fast before sunrise. The date follows the Orthodox reckoning, so it often differs from Easter in New Zealand.',
      'Ethiopian Catholics and Protestants celebrate both feasts too, in their own churches and with their own songs.',
    ].join('\n\n'),
    link: 'https://whc.unesco.org/en/list/18',
    categoryId: 1,
    artwork: 'lalibela',
  },
  {
    title: 'Harar (ሐረር): Ramadan and Eid in the walled town',
    description: [
      'Harar, in the east, has been a centre of Islamic learning and trade for centuries. Its walled town, Harar Jugol, has been a World Heritage site since 2006. UNESCO counts 82 mosques there, three of them from the tenth century, and 102 shrines. Behind plain walls, Harari houses open on to rooms with raised seats, niches and bright hand-made baskets.',
      'During Ramadan (ረመዳን) families fast from dawn to sunset and share the evening meal, iftar, with neighbours and guests. Eid al-Fitr, Eid al-Adha and Mawlid, the Prophet’s birthday, are public holidays throughout Ethiopia. After Eid al-Fitr the Harari people keep Shuwalid, a festival at the end of six further days of fasting, on UNESCO’s Representative List since 2023.',
      'The story of Islam in Ethiopia begins with hospitality. In the seventh century, companions of the Prophet Muhammad who were persecuted in Mecca found refuge with the Christian king of Aksum. Today Muslims live in every part of the country: Harari, Somali, Afar, Argobba, Silt’e, Oromo, Amhara, Tigrayan and many others. Neighbours visit one another on feast days, whichever faith they hold. ‘Eid Mubarak!’ (ዒድ ሙባረክ)',
    ].join('\n\n'),
    link: 'https://whc.unesco.org/en/list/1189',
    categoryId: 1,
    artwork: 'harar',
  },
  {
    title: 'Buna (ቡና): the coffee ceremony',
    description: [
      'Coffea arabica, the coffee most of the world drinks, grows wild in the forests of south-western Ethiopia. A well-loved legend tells of Kaldi, a goatherd whose goats danced after they had eaten the red berries.',
      'To be invited for buna is to be invited to stay. Fresh grass is spread on the floor and incense, itan (እጣን), is lit. The host washes the green beans, roasts them in a pan and carries them around so that everyone can breathe in the smoke. The beans are pounded, boiled in a clay pot called a jebena (ጀበና) and poured in a thin stream into small cups without handles, sini (ሲኒ). Popcorn, roasted barley or bread goes with it.',
      'Three rounds are brewed from the same grounds: abol (አቦል), tona (ቶና) and bereka (በረካ), the blessing. Nobody likes to leave before the third. Meanwhile news is shared and quarrels are settled.',
      'Homes and regions differ. Some add sugar, some salt, butter or a sprig of rue, tena adam (ጤና አዳም), and in many communities, Oromo, Sidama, Kafa and Gurage among them, coffee comes with blessings of its own. ‘Buna dabo naw’ (ቡና ዳቦ ነው), people say: coffee is our bread.',
    ].join('\n\n'),
    link: 'https://en.wikipedia.org/wiki/Coffee_ceremony_of_Ethiopia_and_Eritrea',
    categoryId: 1,
    artwork: 'buna',
    video: 'buna',
  },
  {
    title: 'Fidel (ፊደል): the Ge’ez script',
    description: [
      'Fidel is what Ethiopians call their letters, one of the few ancient scripts of Africa still in daily use. It runs from left to right, and each sign stands for a consonant together with a vowel. The first row reads ሀ ሁ ሂ ሃ ሄ ህ ሆ, and every other letter changes its shape in the same seven steps. Many people who learned the table as children can still chant it by heart.',
      'The script was shaped for Ge’ez (ግዕዝ), the language of the kingdom of Aksum, which lives on in the prayers and books of the Ethiopian Orthodox and Catholic churches. Today it also writes Amharic, Tigrinya and several other languages. Ethiopia has more than eighty languages in all, and not all of them use fidel: Afaan Oromo, Somali and Sidaamu Afoo, for example, are written in Latin letters, and Muslim scholars have long written in Arabic letters too.',
      'Fidel has its own numerals, ፩ ፪ ፫, its own mark between words, ፡, and its own full stop, ።. A good first word is ሰላም. Read it as se-la-m: selam, which means peace, and also hello.',
    ].join('\n\n'),
    link: 'https://en.wikipedia.org/wiki/Ge%CA%BDez_script',
    categoryId: 1,
    artwork: 'fidel',
  },
  {
    title: 'Thirteen months: the Ethiopian calendar (የዘመን አቆጣጠር)',
    description: [
      'The Ethiopian year has thirteen months: twelve of thirty days and, at the end, little Pagume (ጳጉሜ) of five days, or six in a leap year. Years come in fours, named after the evangelists Matthew, Mark, Luke and John, and the leap day closes the year of Luke.',
      'Because the date of Christ’s birth was reckoned differently, the Ethiopian year is seven behind the Gregorian one from Enkutatash in September until the end of December, and eight behind from January until the next Enkutatash. Our association was founded in November 1997. In Ethiopia, that was 1990.',
      'The clock differs too. Hours are counted from dawn, not from midnight: seven in the morning is one o’clock, noon is six o’clock, and in the evening the count starts again. That makes good sense in a country near the equator, where the sun rises at much the same time all year. If an Ethiopian friend says ‘at three’, ask which clock is meant!',
      'Other calendars live beside this one. Muslims follow the Islamic lunar calendar for Ramadan and Eid, and the Borana Oromo keep one of their own by the moon and the stars.',
    ].join('\n\n'),
    link: 'https://en.wikipedia.org/wiki/Ethiopian_calendar',
    categoryId: 1,
    artwork: 'calendar',
  },
  {
    title: 'Habesha kemis, netela and tibeb (ጥበብ): woven dress',
    description: [
      'Much of Ethiopia’s festive dress is hand-woven cotton. The habesha kemis (ሐበሻ ቀሚስ) is the long, mostly white dress that many women of the highlands wear on feast days. Over it lies the netela (ነጠላ), a shawl as light as gauze. The gabi (ጋቢ) is its warm relative, a wrap of four layers for cool evenings and for the elders of the house.',
      'Tibeb is the coloured border woven along hem and shawl. The word also means art and wisdom, and both are needed: the weaver builds the pattern on the loom, thread by thread. The weavers of the Gamo highlands, the Dorze above all, are famous for this work. A netela speaks as well. How it is draped, and where its border lies, can show whether someone is on the way to church, at a celebration or in mourning.',
      'White cotton is only one way to dress well. Oromo families wear white with red and black at Irreechaa, Harari and Somali women choose bright, flowing cloth, Konso weavers make striped cotton, and the Hamar work leather and beads. Each is festive dress in full, and each is welcome at our gatherings.',
    ].join('\n\n'),
    link: 'https://en.wikipedia.org/wiki/Habesha_kemis',
    categoryId: 1,
    artwork: 'dress',
  },
  {
    title: 'Krar, masenqo and eskista (እስክስታ): music and dance',
    description: [
      'Many Ethiopian songs are built on five notes. The modes of the highlands are called qenet (ቅኝት), and the four best known are tizita (ትዝታ), bati (ባቲ), ambassel (አምባሰል) and anchihoye (አንቺሆዬ). Tizita also means memory, and its songs of longing are dear to Ethiopians far from home.',
      'The krar (ክራር) is a lyre of five or six strings. The masenqo (ማሲንቆ), with its single string and bow, belongs to the azmari (አዝማሪ), who makes up verses about the guests as the evening goes on. The kebero (ከበሮ), a large drum, is heard at weddings and in church alike. Church chant is traced to Saint Yared in the sixth century, and Muslim communities sing menzuma (መንዙማ), songs of praise and devotion.',
      'In eskista, the dance of the Amhara highlands, shoulders and neck do most of the talking. Tigrayan dancers circle around the drum, Gurage dancers are known for quick, springing steps, Oromo dances include ragada and shaggooyyee, Somali dancers have their dhaanto, and the Dorze sing in many voices at once. Musicians such as Mulatu Astatke have brought Ethiopian modes into jazz and to the world.',
    ].join('\n\n'),
    link: 'https://en.wikipedia.org/wiki/Music_of_Ethiopia',
    categoryId: 1,
    artwork: 'music',
  },
  {
    title: 'Injera (እንጀራ): the table we share',
    description: [
      'Injera is bread, plate and spoon in one. Its batter is made of teff (ጤፍ), a tiny grain first farmed in the highlands of Ethiopia and Eritrea. It ferments for a few days and is then poured in a spiral on to a hot, round griddle, the mitad (ምጣድ). The little holes on top are called its eyes.',
      'On the injera come the stews, wot (ወጥ): doro wot (ዶሮ ወጥ) with chicken and eggs, red lentils with berbere (በርበሬ), creamy shiro (ሽሮ), greens. Everyone eats from one tray with the right hand, and sooner or later somebody rolls a generous mouthful and places it in your mouth. That is gursha (ጉርሻ), a sign of love and respect.',
      'Orthodox Christians fast on most Wednesdays and Fridays and in longer seasons, eating no meat, eggs or dairy. So Ethiopia has a rich table of vegan dishes, ye-tsom (የጾም), often served together as beyaynetu (በያይነቱ).',
      'There is much beyond injera too: kocho, made from enset (እንሰት), among the Gurage, Sidama and their neighbours, Oromo chechebsa, Tigrayan tihlo, Somali dishes of rice and camel milk. In Auckland, injera is often made with other flours as well, so ask if you avoid gluten.',
    ].join('\n\n'),
    link: 'https://en.wikipedia.org/wiki/Injera',
    categoryId: 1,
    artwork: 'injera',
  },
];
