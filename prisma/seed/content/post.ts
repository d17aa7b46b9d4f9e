// The first posts of the home page; paragraphs are separated by a blank line.

import type { Post } from '../../../api/generated/prisma/client.ts';

export interface SeedPost extends Pick<
  Post,
  'postTitle' | 'postText' | 'postLink' | 'postLinkText'
> {
  artwork: string;
}

export const posts: SeedPost[] = [
  {
    postTitle: 'Welcome to our new website',
    postText: [
      'Selam (ሰላም), kia ora and welcome! Since November 1997 our association has brought Ethiopians in Auckland together. This website is a new front door for all of us: for those who have called Auckland home for decades, for those who arrived last week, and for neighbours and friends who would like to know us better.',
      'Here you can see upcoming events, find your way around the community directory, look up services that help newcomers to settle, and read about Ethiopia’s many traditions. You can write to us, apply for membership with a form in Amharic and English, or find out how to support the work.',
      'Some entries carry the word ‘Example’. They show how a page will look, and our volunteers replace them one by one with real events and businesses.',
    ].join('\n\n'),
    postLink: 'https://whc.unesco.org/en/statesparties/et',
    postLinkText: 'See Ethiopia’s World Heritage sites',
    artwork: 'post-welcome',
  },
  {
    postTitle: 'Three cups together: buna (ቡና) and our community mornings',
    postText: [
      'There is a sentence that every Ethiopian knows: ‘Buna tetu!’ (ቡና ጠጡ), come and drink coffee. It is seldom only about the coffee. It means: sit down, stay a while, tell us how you are.',
      'At home the invitation might go over the fence to the neighbours. Grass is spread on the floor, incense is lit, and the green beans begin to crackle in the pan. Somebody carries the pan around the room, and everyone draws the smoke towards them with a hand. By the time the jebena (ጀበና) is poured, the talk has already begun.',
      'Then come three rounds. Abol (አቦል), the first, is strong, and so is the news that goes with it. Tona (ቶና), the second, is for the longer stories. Bereka (በረካ), the third, is the blessing, and a guest who gets up before it will be asked to sit down again. Three small cups can take two hours, and nobody thinks of them as lost.',
      'Far from home, these hours are easy to miss. Work starts early, the family lives across three suburbs, and the neighbours may not know that they only need to knock. That is why a community morning is built around buna.',
      'Here is how such a morning might go. This part is an example, not an announcement: real dates and places are always on the Events page.',
      'The doors open at ten o’clock. (That is four o’clock by the Ethiopian clock, and someone will surely make the joke.) Those who know each other help to set up, and those who are new are met at the door by a person, not by a sign. There is one table for questions about schools, doctors and renting, one for job applications and CVs, and one where children draw the letters of the fidel (ፊደል). Elders have the chairs with the best view of the jebena.',
      'You need not bring anything, and you need not speak Amharic. Afaan Oromo, Tigrinya, Somali, Sidaamu Afoo, English: there are as many ways of saying good morning as there are cups on the tray. If you would like to lend a hand, come early. Someone has to roast the beans, and there is no better place in the room.',
    ].join('\n\n'),
    postLink: 'https://en.wikipedia.org/wiki/Coffee_ceremony_of_Ethiopia_and_Eritrea',
    postLinkText: 'Read more about the coffee ceremony',
    artwork: 'post-buna',
  },
  {
    postTitle: 'Learning Amharic at home',
    postText: [
      'Children in Auckland hear English all day. A second language needs a place of its own at home, and small habits do more than long lessons.',
      'Choose a time that is always in Amharic: breakfast, the drive to school, the last ten minutes before bed. Begin with words that are used every day. Selam (ሰላም) is hello. Good morning is endemin aderk (እንደምን አደርክ) to a boy and endemin adersh (እንደምን አደርሽ) to a girl. Ishi (እሺ) is all right, and ameseginalehu (አመሰግናለሁ) is thank you.',
      'Hang a fidel (ፊደል) chart where everyone passes it, and read one row aloud each day: ሀ ሁ ሂ ሃ ሄ ህ ሆ. Let children write their own name, then the names of their friends. Ask grandparents on the phone for a story or a riddle.',
      'Do not worry about mistakes or mixed sentences. A child who answers in English has still understood. And if the language of your home is Afaan Oromo, Tigrinya, Somali or another of Ethiopia’s many languages, all of this works just as well.',
    ].join('\n\n'),
    postLink: 'https://en.wikipedia.org/wiki/Amharic',
    postLinkText: 'Read about the Amharic language',
    artwork: 'post-amharic',
  },
];
