import { escapeHtml } from '../escapeHtml.ts';
import type { Language } from '../generated/prisma/enums.ts';
import { associationName as amharicName } from '../shared/messages/am/association.ts';

/** The content of a mail message, from which its text and HTML are rendered. */
export interface MailContent {
  /** Paragraphs above the table of values. */
  opening: Words[];
  /** An address on its own line. */
  link?: string;
  particulars: { label: Words; value: string; amharic?: string }[];
  /** Texts of several paragraphs, each with a heading. */
  texts: { heading: Words; body: string; lang?: 'am' }[];
  /** Paragraphs below. */
  closing: Words[];
}

/** A catalogue message in English, in Amharic, or in both. */
export type Words = { en: string; am?: string } | { en?: never; am: string };

interface Paragraphs {
  opening: string[];
  particulars?: [label: string, value: string][];
  /** The link, which is not part of the visible text. */
  link?: string;
  closing: string[];
}

/** The content of a mail message in one language. */
export function inLanguage(language: Language, paragraphs: Paragraphs): MailContent {
  const { opening, particulars = [], link, closing } = paragraphs;
  const words = (text: string): Words => (language === 'AM' ? { am: text } : { en: text });
  return {
    opening: opening.map(words),
    particulars: particulars.map(([label, value]) => ({ label: words(label), value })),
    ...(link && { link }),
    texts: [],
    closing: closing.map(words),
  };
}

export const associationName = 'Ethiopian Community Association in Auckland';

/** The name of the sender, in the language in which the subject begins. */
export const senderOf = (subject: string): string =>
  /^\P{L}*\p{Script=Ethiopic}/u.test(subject) ? amharicName : associationName;

/** @param siteUrl the address of the site, for the footer */
export function renderText(content: MailContent, siteUrl: string): string {
  const { opening, link, particulars, texts, closing } = content;
  return [
    ...opening.map(paragraph),
    link,
    // Further lines of a value are indented, so that none looks like another value.
    particulars
      .map(({ label, value, amharic }) => {
        const shown = inLine({ en: value, ...(amharic && { am: amharic }) });
        return `${inLine(label)}: ${shown.replaceAll('\n', '\n    ')}`;
      })
      .join('\n'),
    ...texts.map(({ heading, body }) => `${inLine(heading)}:\n${body}`),
    ...closing.map(paragraph),
    `-- \n${isAmharic(content) ? amharicName : associationName}\n${siteUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

export function renderHtml(content: MailContent, siteUrl: string): string {
  const { opening, link, particulars, texts, closing } = content;
  const rows = particulars.map(
    ({ label, value, amharic }) =>
      `<tr><th align="left" valign="top">${marked(label)}</th>` +
      `<td>${lines(value)}${inAmharic(amharic)}</td></tr>`,
  );
  const [lang, name] = isAmharic(content) ? ['am', amharicName] : ['en', associationName];
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"></head><body>`,
    ...opening.map((words) => `<p>${marked(words)}</p>`),
    link ? `<p>${anchor(link)}</p>` : '',
    rows.length > 0 ? `<table cellpadding="4">${rows.join('')}</table>` : '',
    ...texts.map(
      ({ heading, body, lang }) =>
        `<h2>${marked(heading)}</h2><p${lang ? ` lang="${lang}"` : ''}>${lines(body)}</p>`,
    ),
    ...closing.map((words) => `<p>${marked(words)}</p>`),
    `<hr><p>${escapeHtml(name)}<br>${anchor(siteUrl)}</p>`,
    '</body></html>',
  ].join('\n');
}

/** Whether all its sentences are Amharic. */
function isAmharic({ opening, closing, particulars }: MailContent): boolean {
  const words = [opening, closing, particulars.map(({ label }) => label)].flat();
  return words.length > 0 && words.every(({ en }) => en === undefined);
}

const anchor = (address: string) => `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;

const paragraph = ({ en, am }: Words) => [en, am].filter(Boolean).join('\n');
const inLine = ({ en, am }: Words) => [en, am].filter(Boolean).join(' / ');

const marked = ({ en, am }: Words) =>
  [en && lines(en), am && amharic(am)].filter(Boolean).join('<br>');

const inAmharic = (text = '') => text && `<br>${amharic(text)}`;
const amharic = (text: string) => `<span lang="am">${lines(text)}</span>`;

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
