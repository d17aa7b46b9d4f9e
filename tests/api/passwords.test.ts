import { expect, it } from 'vitest';
import { hash } from '@node-rs/argon2';
import { hashPassword, isPassword, passwordError, standIn } from '../../api/session/passwords.ts';

/** A hash with its salt and its digest replaced by how long they are. */
const shapeOf = (hash: string) =>
  hash.replace(/\$([\w+/]+)\$([\w+/]+)$/, (_, salt: string, digest: string) =>
    [salt, digest].map(({ length }) => `$${String(length)}`).join(''),
  );

it('compares with a hash of the current parameters if there is no account', async () => {
  expect(shapeOf(standIn)).toBe(shapeOf(await hashPassword('a password')));
  // Rejects a text that is no hash, as signing in would.
  expect(await isPassword('a password', null)).toBe(false);
});

it('accepts an accented letter in any normal form, also in passwords from before normalisation', async () => {
  const [one, two] = ['café barley enset', 'cafe\u0301 barley enset'];
  expect(await isPassword(two, await hashPassword(one))).toBe(true);
  expect(await isPassword(one, await hashPassword(two))).toBe(true);
  expect(await isPassword(two, await hash(two))).toBe(true);
});

const strong = 'teff barley enset sorghum';
const weak = (length: number) => 'a'.repeat(length);
const longEmail = 'tsehay.gebremedhin.woldegiorgis@ethiopian-association.example.org';

it.each([
  ['a strong beginning', strong + weak(200), null],
  ['a weak beginning before what is strong', weak(40) + strong, null],
  // However long it is, no more than 80 characters take the judge's time.
  ['what is strong after 80 characters only', weak(80) + strong.repeat(7), 'weakPassword'],
  ['nothing but what is weak', weak(256), 'weakPassword'],
  ['the own address, longer than what is judged at once', longEmail, 'weakPassword'],
  ['the own address and a little more', `${longEmail}123!`, 'weakPassword'],
  ['the own address after what is weak', weak(38) + longEmail, 'weakPassword'],
  ['the own address in capitals, twice', longEmail.toUpperCase().repeat(2), 'weakPassword'],
  ['a word again and again', 'injera'.repeat(7), 'weakPassword'],
  ['a word again and again, cut off', 'injera'.repeat(8).slice(0, 45), 'weakPassword'],
  ['the alphabet again and again', 'abcdefghijklmnopqrstuvwxyz'.repeat(9), 'weakPassword'],
  ['what is strong, twice', `${strong} ${strong}`, null],
])('judges a long password with %s', async (_, password, code) => {
  expect((await passwordError(password, [longEmail]))?.code ?? null).toBe(code);
});

it.each([
  'Ethiopian Community',
  'Ethiopian Auckland',
  'ethiopianauckland',
  'eca-auckland2026',
  'ECAauckland1997',
  'addisababa2026!',
  'Habesha Committee Auckland',
])('refuses a password made of words of the site: %s', async (password) => {
  expect((await passwordError(password, []))?.code).toBe('weakPassword');
});

it.each([
  ['a passphrase', strong, null],
  ['a passphrase with a word of the site', 'Auckland ferry teff barley', null],
  ['a passphrase in Amharic', 'ጤፍ ገብስ እንሰት ማሽላ ኑግ', null],
  ['an emoji of a keyboard', `${strong} ❤\ufe0f`, null],
  ['an emoji of several', `${strong} 👩\u200d👧`, null],
  ['a joiner between letters', strong.replace('ff', 'f\u200df'), 'invisibleCharacter'],
  ['a space at the beginning', ` ${strong}`, 'surroundingSpace'],
  ['a space at the end', `${strong} `, 'surroundingSpace'],
  ['a zero-width space', strong.replace(' ', ' \u200b'), 'invisibleCharacter'],
  ['a byte order mark', `\ufeff${strong}`, 'invisibleCharacter'],
  ['a line break', `${strong}\n`, 'invisibleCharacter'],
  ['a tab', strong.replace(' ', '\t'), 'invisibleCharacter'],
  ['a no-break space', strong.replace(' ', '\u00a0'), 'invisibleCharacter'],
  ['a soft hyphen', strong.replace('ff', 'f\u00adf'), 'invisibleCharacter'],
])('refuses a password that cannot be typed again: %s', async (_, password, code) => {
  expect((await passwordError(password, []))?.code ?? null).toBe(code);
});
