import { readEthiopicNumeral } from './ethiopicNumeral.ts';

/** A part of the day in the Ethiopian clock. */
interface PartOfDay {
  /** The names without an ending, or with it if the ending changes the last letter. */
  names: string[];
  /** Its hours in order. It has only hours that people use with this part. */
  hours: number[];
  /** The start of its first hour, in minutes since midnight. */
  begins: number;
}

/** The parts that `ethiopianClock` writes, and other names that people use. */
const partsOfDay: PartOfDay[] = [
  { names: ['ጠዋት', 'ጠዋቱ', 'ጧት', 'ጧቱ', 'ረፋድ', 'ረፋዱ'], hours: [12, 1, 2, 3, 4, 5], begins: 360 },
  { names: ['ንጋት', 'ንጋቱ'], hours: [10, 11, 12], begins: 240 },
  { names: ['ቀን', 'ቀኑ'], hours: [5, 6, 7, 8, 9, 10, 11], begins: 660 },
  { names: ['ሰዓት በኋላ'], hours: [6, 7, 8, 9, 10, 11], begins: 720 },
  { names: ['ምሽት', 'ምሽቱ', 'ማታ', 'ማታው'], hours: [12, 1, 2, 3, 4, 5], begins: 1080 },
  { names: ['ሌሊት', 'ሌሊቱ'], hours: [6, 7, 8, 9, 10, 11], begins: 0 },
];

const halfDay = 720;
const day = 1440;

const part = `(?:ከ ?)?(${partsOfDay.flatMap(({ names }) => names).join('|')})`;
const clock = String.raw`(?:በ|ከ)?(\d{1,2})(?:[:.](\d{2}))?(?: ?ሰዓት)?(?: (ተኩል|ከሩብ))?`;
const time = `(?:${part} )?${clock}(?: ${part})?`;
const pattern = new RegExp(`^${time}(?: ?(?:[-–—]|እስከ) ?${time})?(?: ላይ)?$`);

/** A span in minutes since the midnight before its start; above 1440 after the next midnight. */
export interface TypedTimes {
  start: number;
  end: number | null;
}

/** Whether a text has Amharic letters, so that its hours are those of the Ethiopian clock. */
export const isEthiopic = (text: string) => /\p{Script=Ethiopic}/u.test(text);

/**
 * Parses times of the Ethiopian clock as people write them in Amharic: `ከጠዋቱ 4 ሰዓት`, `4:00 ጠዋት`,
 * `ከምሽቱ ፩ ሰዓት ተኩል`, `ከጠዋቱ 4 ሰዓት እስከ 6 ሰዓት`, `እኩለ ቀን`.
 * @returns null for another text, for a time without its part of the day, and for an hour that its
 * part does not have, such as `ከጠዋቱ 8 ሰዓት`, which may mean eight in the other clock
 */
export function parseEthiopianTimes(text: string): TypedTimes | null {
  const match = isEthiopic(text) ? pattern.exec(plain(text)) : null;
  if (!match) return null;
  const [first, second] = [match.slice(1, 6), match.slice(6, 11)];
  const start = minutesOf(first);
  if (start === null) return null;
  if (!second[1]) return { start, end: null };
  const end = isPartless(second) ? nextAfter(start, second) : minutesOf(second);
  if (end === null) return null;
  return { start, end: end > start ? end : end + day };
}

/** Normalises to Arabic digits, one spelling of ሰዓት, single spaces, and colons between hours and minutes. */
function plain(text: string): string {
  return (
    text
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/[ሰሠ][ዓአዐኣ]ት/g, 'ሰዓት')
      .replaceAll('በሁዋላ', 'በኋላ')
      .replace(/ከ ?ሰዓት(?! በኋላ)/g, 'ከሰዓት በኋላ')
      .replaceAll('እኩለ ቀን', 'ቀን 6 ሰዓት')
      .replaceAll('እኩለ ሌሊት', 'ሌሊት 6 ሰዓት')
      // Ethiopic numerals have no zero: five past four is ፬፡፭.
      .replace(/([:.፡፥]?)([፩-፼]+)/g, (_, colon: string, numeral: string) => {
        const number = String(readEthiopicNumeral(numeral) ?? numeral);
        return colon + number.padStart(colon ? 2 : 1, '0');
      })
      .replace(/(\d)[፡፥](\d)/g, '$1:$2')
      .replace(
        /(\d) ?ሰዓት (?:ከ ?)?(\d{1,2}) ?ደቂቃ/g,
        (_, hour: string, minute: string) => `${hour}:${minute.padStart(2, '0')} ሰዓት`,
      )
  );
}

const isPartless = ([before, , , , after]: (string | undefined)[]) => !before && !after;

function minutePast([, , minute, fraction]: (string | undefined)[]): number | null {
  if (minute && fraction) return null;
  if (fraction) return fraction === 'ተኩል' ? 30 : 15;
  return Number(minute ?? 0) < 60 ? Number(minute ?? 0) : null;
}

function minutesOf(clock: (string | undefined)[]): number | null {
  const [before, hour, , , after] = clock;
  const minute = minutePast(clock);
  // A part on both sides of the hour would be two parts.
  if (minute === null || (before && after)) return null;
  const name = before ?? after ?? '';
  const partOfDay = partsOfDay.find(({ names }) => names.includes(name));
  const index = partOfDay?.hours.indexOf(Number(hour)) ?? -1;
  return partOfDay && index >= 0 ? partOfDay.begins + index * 60 + minute : null;
}

/** An end without a part of the day is the next time at which the clock shows this hour. */
function nextAfter(start: number, clock: (string | undefined)[]): number | null {
  const hour = Number(clock[1]);
  const minute = minutePast(clock);
  if (minute === null || hour < 1 || hour > 12) return null;
  const shown = (hour % 12) * 60 + minute + halfDay / 2;
  const later = (shown - start) % halfDay;
  return start + (later > 0 ? later : later + halfDay);
}
