import type { Typed } from '../content/lists/typedWords.ts';

/** Words of questions and wishes that say nothing about what is wanted, in the folded form of searches. */
const stopWords = new Set(
  (
    'a an the i im me my we our us you your it this that there is are am was be been do does did can ' +
    'could may will would should must need needs want wants like get find look looking search have ' +
    'has who whom whose what whats which when whens where wheres how why in on at of to for from by ' +
    'with near nearby around and or any some please ' +
    'ነው ነኝ ናት ናቸው አለ አሉ አላችሁ ማን ማነው ማናት ምን ምንድን ምንድ መቼ መቸ መች የት እንዴት ስንት ለምን ' +
    'እፈልጋለሁ እፈልጋለው እንፈልጋለን ይፈልጋል ትፈልጋለች ፈልጌ እችላለሁ እንችላለን ይቻላል ማግኘት ላግኝ እና ወይም ውስጥ ላይ ጋር ' +
    'አጠገብ አቅራቢያ አካባቢ አጠገቤ እባክዎ እባካችሁ እኔ'
  ).split(' '),
);

/** The Amharic “when”, “what”, “how many”, “how” and “why” in Latin letters. */
const latinQuestions = new Set('meche mechie metche mindin mndn sint endet lemin'.split(' '));

/** The Amharic “is” in Latin letters. Elsewhere “new” is an English word. */
const latinIs = new Set('new naw nw'.split(' '));

/** “Is” at the end of a question word that was written without a space, as in መቼነው. */
const joinedIs = /(?<=..)(?:ነው|new|naw|nw)$/;

export const isStopWord = (folded: string): boolean =>
  stopWords.has(folded.replace(joinedIs, '')) || latinQuestions.has(folded.replace(joinedIs, ''));

/** The typed words without stop words, if others are left. */
export function withoutStopWords({ words, joined }: Typed): Typed {
  const kept = words.filter(({ folded }, index) => {
    const follows = latinQuestions.has(words[index - 1]?.folded ?? '');
    return !isStopWord(folded) && !(follows && latinIs.has(folded));
  });
  if (kept.length === 0 || kept.length === words.length) return { words, joined };
  return { words: kept, joined: null };
}
