import { z } from 'zod';
import { singleLine } from '../content/common.rules.ts';
import { failsWith } from '../fieldErrors.rules.ts';

/** The constraints of an interface text, from its original. */
export interface SentenceShape {
  form: 'TEXT' | 'PLURAL' | 'LIST';
  /** The texts of the catalogue: one text, the plural forms, or the items of a list. */
  original: string[];
  minItems: number;
  maxItems: number;
  /** The maximum length of each text, in characters. */
  maxLength: number;
}

type Check = Parameters<typeof failsWith>;

const place = /\{(\w+)\}/g;

/** The names of the placeholders of a text, each once. */
const placesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(place)].flatMap(([, name]) => name ?? [])),
];

/** The start of an HTML element or comment. The site would show it as typed. */
const markup = /<[/!]?[a-z-]/i;

/**
 * The rules of the texts of a catalogue message. The key of an error is the index of its text. An
 * error in the number of texts has the index 0.
 */
export function interfaceTextRules(shape: SentenceShape) {
  return z
    .array(singleLine())
    .superRefine((texts, context) => {
      const { minItems: min, maxItems: max } = shape;
      if (!allowsCount(shape, texts.length)) {
        context.addIssue({
          code: 'custom',
          path: [0],
          ...failsWith('wrongItemCount', { min, max }),
        });
        return;
      }
      texts.forEach((text, index) => {
        const [check] = problemsOf(text, index, texts, shape);
        if (check) context.addIssue({ code: 'custom', path: [index], ...failsWith(...check) });
      });
    })
    .transform((texts) => texts.map((text, index) => withEnds(text, modelOf(shape, index))));
}

/** The original of a text; a list may have more items than the original. */
const modelOf = ({ form, original }: SentenceShape, index: number): string =>
  original[index] ?? (form === 'LIST' ? '' : (original[0] ?? ''));

const allowsCount = ({ minItems, maxItems }: SentenceShape, count: number) =>
  count >= minItems && count <= maxItems;

/** The errors in placeholders: unknown and missing ones, compared with the original. */
function placeFaults(text: string, index: number, shape: SentenceShape) {
  const allowed = shape.original.flatMap(placesOf);
  const own = placesOf(text);
  return {
    unknown: own.filter((name) => !allowed.includes(name)),
    missing: placesOf(modelOf(shape, index)).filter((name) => !own.includes(name)),
  };
}

/**
 * Whether pages can show the texts for a catalogue message. Texts saved with another version of the
 * site may not fit the current message.
 */
export const fitsShape = (shape: SentenceShape, texts: string[]): boolean =>
  allowsCount(shape, texts.length) &&
  texts.every((text, index) =>
    Object.values(placeFaults(text, index, shape)).every((faults) => faults.length === 0),
  );

/** The errors of a text, the most basic first. */
function problemsOf(text: string, index: number, all: string[], shape: SentenceShape): Check[] {
  const { form, maxLength } = shape;
  const { unknown, missing } = placeFaults(text, index, shape);
  const toldOf = (code: 'unknownPlace' | 'missingPlace') => (name: string) =>
    [true, [code, { place: `{${name}}` }]] satisfies [boolean, Check];
  const checks: [boolean, Check][] = [
    [text === '', ['required']],
    [text.length > maxLength, ['tooLong', { max: maxLength }]],
    [markup.test(text), ['markup']],
    [form === 'LIST' && all.indexOf(text) < index, ['duplicate']],
    ...unknown.map(toldOf('unknownPlace')),
    [/[{}]/.test(text.replace(place, '')), ['strayBrace']],
    ...missing.map(toldOf('missingPlace')),
  ];
  return checks.flatMap(([isBroken, check]) => (isBroken ? [check] : []));
}

/** White space at the ends joins some messages to the text after them. It is invisible in a form. */
function withEnds(text: string, model: string): string {
  const [before = ''] = /^\s*/.exec(model) ?? [];
  const [after = ''] = /\s*$/.exec(model) ?? [];
  return before + text + after;
}
