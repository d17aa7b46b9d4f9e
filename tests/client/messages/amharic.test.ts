import { describe, expect, it } from 'vitest';
import { adminLists as am } from '../../../api/shared/messages/am/adminLists.ts';
import { errors } from '../../../api/shared/messages/am/errors.ts';
import { forms } from '../../../api/shared/messages/am/forms.ts';
import { listOf, plural } from '../../../api/shared/messages/am/grammar.ts';
import { ui } from '../../../api/shared/messages/am/ui.ts';
import { adminLists as en } from '../../../api/shared/messages/en/adminLists.ts';
import { membershipForm } from '../../../api/shared/messages/en/membershipForm.ts';
import { amharic, english, rootOf, sentencesOf } from './catalogues.ts';

/** Names that stay in Latin letters, and patterns that people type. */
const allowedLatin =
  /\b(X|JavaScript|Node\.js|PostgreSQL|Cloudinary|SendGrid|npm (start|run (backup|restore) -- FILE( --\w+)?)|age|Google (Calendar|Maps)|Outlook|JPEG|PNG|WebP|AVIF|GIF|MP4|WebM|MOV|HEIC|PDF|CSV( UTF-8)?|QR|U\+0000|Share → Copy link|Share|example\.org\/page|https:\/\/www\.privacy\.org\.nz|name|([ap]m|to)(?= |\d|$|።)|[AP]M|aaa|abcabcabc|abc|a)\b/g;

/** Sentences in both languages, with the English beside the Amharic. */
const isEnglishBeside = (path: string) => /^membershipForm\/.*amharic/i.test(path);

/** Digits, or punctuation alone. */
const isWordless = (text: string) => !/\p{L}/u.test(text.replaceAll(/⟦\w+⟧/g, ''));

/** Sentences that name the field by their own words, or need not name it. */
const inOtherWords = /(fieldErrors|errors)\/\w+/i;

const own = Object.entries(amharic).filter(([path]) => english[path]);
const sentences = own.flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, part]) => sentencesOf(part, rootOf(path, name))),
);

/** What stands in for values, in the order of the alphabet. */
const placesIn = (text: string) => [...new Set(text.match(/⟦\w+⟧|\b7\b/g))].sort();

/** Plural forms count as one sentence: each language decides which form has the number. */
function placesByPath(sentences: { path: string; text: string }[]) {
  const texts = new Map<string, string>();
  for (const { path, text } of sentences) {
    const whole = path.replace(/\((one|other)\)$/, '');
    texts.set(whole, `${texts.get(whole) ?? ''} ${text}`);
  }
  return new Map([...texts].map(([path, text]) => [path, placesIn(text)]));
}

describe('an Amharic catalogue', () => {
  it('is in Ethiopic letters except for names', () => {
    expect(sentences.length).toBeGreaterThan(250);
    const others = sentences.filter(({ path, text }) => {
      const words = text.replaceAll(/⟦\w+⟧/g, '').replaceAll(allowedLatin, '');
      const isAmharic = /\p{Script=Ethiopic}/u.test(text) && !/\p{Script=Latin}/u.test(words);
      return !isAmharic && !isWordless(text) && !isEnglishBeside(path);
    });
    expect(others).toEqual([]);
  });

  it('uses one word in one spelling for one thing (docs/amharic.md, “Terms”)', () => {
    const others = sentences.filter(({ text }) =>
      /ማስፈንጠሪያ|መጤ|ማሰሻ|ብራውዘር|ኒው ዚላንድ|[አዐ]ድዋ|^ፈልግ/u.test(text),
    );
    expect(others).toEqual([]);
  });

  it('puts no two numbers side by side, which would read as one', () => {
    const others = sentences.filter(({ text }) => /(?:\b7|⟦\d+⟧) \d|\d (?:7\b|⟦\d+⟧)/.test(text));
    expect(others).toEqual([]);
  });

  it('quotes as Amharic does', () => {
    const others = sentences.filter(
      ({ path, text }) => !isEnglishBeside(path) && /["“”'‘’]/u.test(text),
    );
    expect(others).toEqual([]);
  });

  // It may begin with the same letter, be in Latin ones, or end otherwise.
  it.each([
    ['adminBrokenLinks/editName', '⟦1⟧'],
    ['adminFeastDates/fieldOf', '⟦1⟧'],
    ['adminHandover/parts/sent', '⟦1⟧'],
    ['adminMail/applications/deciding/undoName', '⟦1⟧'],
    ['adminPictures/pictures/undescribed/describeName', '⟦1⟧'],
    ['adminPreviews/links/created', '⟦1⟧'],
    ['adminPreviews/links/withdraw/success', '⟦1⟧'],
    ['adminTexts/changedAt', '⟦2⟧'],
  ])('attaches no letters to what people wrote: %s', (path, place) => {
    const text = sentences.find((sentence) => sentence.path.startsWith(`${path}(`))?.text;
    expect(text).toContain(` ${place}`);
    expect(text).not.toMatch(new RegExp(`${place}\\p{Letter}`, 'u'));
  });

  it('ends and divides sentences as Amharic does', () => {
    const others = sentences.filter(
      ({ path, text }) =>
        !isEnglishBeside(path) &&
        /[\p{Script=Ethiopic}]\s*[,;:](\s|$)|፡|\p{Script=Ethiopic}(?<!ዓ\.ም)\.$/u.test(text),
    );
    expect(others).toEqual([]);
  });

  it.each(own.map(([path]) => path))('contains the same values as the English one: %s', (path) => {
    for (const [name, part] of Object.entries(amharic[path] ?? {})) {
      const root = rootOf(path, name);
      const counterparts = placesByPath(sentencesOf(english[path]?.[name], root));
      for (const [key, places] of placesByPath(sentencesOf(part, root))) {
        const expected = counterparts.get(key);
        if (expected && !inOtherWords.test(key)) expect([key, places]).toEqual([key, expected]);
      }
    }
  });
});

describe('Amharic grammar', () => {
  it.each([0, 1, 2, 11])('has the plural form that Unicode gives %i', (count) => {
    const form = new Intl.PluralRules('am').select(count);
    expect(plural(count, 'one', 'other')).toBe(`${String(count)} ${form}`);
  });

  it('joins names with its comma and its word for “and”', () => {
    expect(listOf(['ሀ'])).toBe('ሀ');
    expect(listOf(['ሀ', 'ለ'])).toBe('ሀ እና ለ');
    expect(listOf(['ሀ', 'ለ', 'ሐ'])).toBe('ሀ፣ ለ እና ሐ');
  });
});

it('the membership form has the same Amharic sentences as the other pages', () => {
  const { kept, copyRefused, privacyLink } = forms;
  const { requiredNote } = ui;
  const { networkError, serverError } = errors;
  const elsewhere = {
    kept,
    copyRefused,
    privacyLink,
    requiredNote,
    errors: { networkError, serverError },
  };
  expect(membershipForm.amharic).toMatchObject(elsewhere);
});

it('both languages say that there are more than were counted', () => {
  expect(en.shown(20, 1_001)).toBe('20 of 1,000+ entries shown');
  expect(en.shown(20, 15_000)).toBe('20 of 15,000 entries shown');
  expect(am.shown(20, 1_001)).toBe('ከ1000+ መዝገቦች ውስጥ 20 ታይተዋል');
});
