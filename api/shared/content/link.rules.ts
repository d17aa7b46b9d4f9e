import { z } from 'zod';
import { failsWith } from '../fieldErrors.rules.ts';
import { filled, textInput } from './common.rules.ts';
import { isWebAddress, maxAddress } from './textLinks.rules.ts';
import { withoutTrunkZero } from './trunkZero.rules.ts';

/** A host with a top-level domain, with an optional port, path and query. */
const bareAddress = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/**
 * Words after an address that are probably a part of it, as in ".../place/Mt. Roskill Hall/@-36.9", which contains
 * spaces. "2/15 May Road" and another address are not.
 */
const restOfAddress = /\s(?!https?:)\S*(?:=|\/@|\p{L}\/)/iu;

/** Punctuation that separates an address from the words after it. Commas can be a part of the address. */
const markedEnd = /[.!?)\]>»”"'።፣፤፥፦፧]$/u;

/** Punctuation that ends a sentence or a quotation, in Latin and Ethiopic letters. */
const endOfSentence = /[.,;:!?)\]>»›”"'።፣፤፥፦፧]+$/u;

/** The address in a text, as in "Hall name https://…", without the punctuation after it. */
function addressWithin(text: string): string | undefined {
  const { address, rest } = /(?<address>https?:\/\/\S+)(?<rest>.*)/is.exec(text)?.groups ?? {};
  if (address) {
    if (isWebAddress(text)) return text;
    const isCut = rest && (!markedEnd.test(address) || restOfAddress.test(rest));
    return isCut ? undefined : address.replace(endOfSentence, '');
  }
  const words = text.split(/\s+/);
  const last = words.at(-1) ?? '';
  // In a sentence, an address needs a path: "Meet at St.Lukes" contains no website.
  const isAddress = bareAddress.test(last) && (words.length === 1 || last.includes('/'));
  return isAddress ? `https://${last}` : undefined;
}

/**
 * The http(s) address in a typed or pasted text.
 * @returns null if there is none
 */
export function webAddressFrom(text: string): string | null {
  // A text that is longer than an address with a sentence around it is not searched.
  if (text.length > 2 * maxAddress) return null;
  const typed = text.trim().replace(/[።፣፤፥፦፧]+$/u, '');
  const address = addressWithin(typed);
  return address && isWebAddress(address) ? address : null;
}

/** The address of a profile on each platform, without the name after the @. */
const profiles: Partial<Record<Platform, string>> = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  telegram: 'https://t.me/',
  x: 'https://x.com/',
};

/** The sites of each platform. Their subdomains belong to it too. */
const sites = {
  facebook: ['facebook.com', 'fb.com', 'fb.me', 'm.me'],
  instagram: ['instagram.com', 'ig.me'],
  telegram: ['t.me', 'telegram.me', 'telegram.org'],
  whatsapp: ['whatsapp.com', 'wa.me'],
  viber: ['viber.com', 'vb.me'],
  x: ['x.com', 'twitter.com'],
};

type Platform = keyof typeof sites;

const isOn = (site: string, address: string) =>
  `.${new URL(address).hostname}`.endsWith(`.${site}`);

/** Like `webAddressFrom`, but also accepts a name such as @name or, for WhatsApp, a telephone number. */
function socialAddressFrom(platform: Platform, text: string): string | null {
  const name = /^@([\w.]{2,64})$/.exec(text)?.[1];
  const profile = profiles[platform];
  if (name) return profile ? `${profile}${name}` : null;
  const number = platform === 'whatsapp' ? internationalNumber(text) : null;
  return number ? `https://wa.me/${number}` : webAddressFrom(text);
}

/** The digits of a telephone number with its country code; that of New Zealand by default. */
function internationalNumber(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = withoutTrunkZero(text.trim()).replace(/\D/g, '');
  const full = digits.replace(/^00/, '').replace(/^0/, '64');
  const hasCode = /^\s*(?:\+|0)/.test(text) || full.startsWith('64');
  return hasCode && full.length >= 9 && full.length <= 15 ? full : null;
}

/** The error of a text that contains no usable address. */
function refusalOf(text: string) {
  if (text.length > 2 * maxAddress) return failsWith('invalidUrl');
  if (/https?:\/\/[^\s/?#]*@/i.test(text)) return failsWith('loginInUrl');
  const isFollowed = /(?:https?:\/\/|\.\p{L}{2,}\/)\S*\s\S/iu.test(text);
  return failsWith(isFollowed ? 'spaceInUrl' : 'invalidUrl');
}

/** Replaces a text with the address that it contains. An empty text stays empty. */
function addressRule<Input>(text: z.ZodType<string, Input>, read = webAddressFrom) {
  return text.transform((typed, context) => {
    const address = typed === '' ? '' : read(typed);
    if (address === null) context.addIssue({ code: 'custom', ...refusalOf(typed) });
    return address ?? typed;
  });
}

/** A required link. It accepts what people paste and stores an http(s) address. */
export const requiredUrl = () => textInput().trim().pipe(filled()).pipe(addressRule(z.string()));

/** An optional link. */
export const optionalUrl = () => addressRule(textInput().trim().default(''));

/** An optional link to a page on a social platform; see `socialAddressFrom`. */
export const socialUrl = (platform: Platform) =>
  addressRule(textInput().trim().default(''), (text) => socialAddressFrom(platform, text));

/** The same for the association: its pages name the platform, so the link must lead there. */
export const ownSocialUrl = (platform: Platform) =>
  socialUrl(platform).refine(
    (address) => address === '' || sites[platform].some((site) => isOn(site, address)),
    failsWith('wrongSite', { sites: sites[platform].join(', ') }),
  );
