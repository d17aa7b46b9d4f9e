import { z } from 'zod';
import { singleLine } from '../content/common.rules.ts';
import { failsWith } from '../fieldErrors.rules.ts';

/** What a sentence of the interface may be, by its original. */
export interface SentenceShape {
  form: 'TEXT' | 'PLURAL' | 'LIST';
  /** The texts of the catalogue: one, the plural forms, or the items of a list. */
  original: string[];
  minItems: number;
  maxItems: number;
  /** How long each text may be, in characters. */
  maxLength: number;
}

type Check = Parameters<typeof failsWith>;

const place = /\{(\w+)\}/g;

/** The names of the places of a text, each once. */
export const placesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(place)].flatMap(([, name]) => name ?? [])),
];

/** What would begin an element or a comment in HTML. The site would show it as it was typed. */
const markup = /<[/!]?[a-z-]/i;

/**
 * The rules of the texts of a sentence. An error is told of the text, by its index; one of the number
 * of texts is told of the first.
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

/** The text of the original that one stands for; a list may have more items than that. */
const modelOf = ({ form, original }: SentenceShape, index: number): string =>
  original[index] ?? (form === 'LIST' ? '' : (original[0] ?? ''));

const allowsCount = ({ minItems, maxItems }: SentenceShape, count: number) =>
  count >= minItems && count <= maxItems;

/** The places of a text that its original does not have, and those of its original that it lacks. */
function placeFaults(text: string, index: number, shape: SentenceShape) {
  const allowed = shape.original.flatMap(placesOf);
  const own = placesOf(text);
  return {
    unknown: own.filter((name) => !allowed.includes(name)),
    missing: placesOf(modelOf(shape, index)).filter((name) => !own.includes(name)),
  };
}

/**
 * Whether pages can show texts for a sentence. Those saved under another version of the site may not
 * fit the sentence that it has now.
 */
export const fitsShape = (shape: SentenceShape, texts: string[]): boolean =>
  allowsCount(shape, texts.length) &&
  texts.every((text, index) =>
    Object.values(placeFaults(text, index, shape)).every((faults) => faults.length === 0),
  );

/** What is wrong with a text, the most basic first. */
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

/** White space at the ends joins some sentences to what follows them; it cannot be seen in a form. */
function withEnds(text: string, model: string): string {
  const [before = ''] = /^\s*/.exec(model) ?? [];
  const [after = ''] = /\s*$/.exec(model) ?? [];
  return before + text + after;
}
