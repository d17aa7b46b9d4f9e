import { z } from 'zod';
import { fieldErrorOf } from '../fieldErrors.rules.ts';
import { textInput } from './common.rules.ts';
import { isDraft } from './publication.rules.ts';

/** The form field with the translation of another field. */
export type TranslationField<Name extends string> = `${Name}Translation`;

export const translationField = <Name extends string>(name: Name): TranslationField<Name> =>
  `${name}Translation`;

/** The language fields of the form of a record. */
export type LanguageShape<Text extends string> = Record<
  TranslationField<Text> | 'language' | 'isStillRight',
  z.ZodString
>;

/** Whether a text, or one of its lines, is not empty. */
export const isFilled = (text: unknown): boolean =>
  (typeof text === 'string' ? [text] : Array.isArray(text) ? text : []).join('').trim() !== '';

/** The texts that the original has and the translation does not. Readers would miss them without a notice. */
export const untranslated = <Name extends string>(
  names: readonly Name[],
  original: Readonly<Record<string, unknown>>,
  translation: Readonly<Record<string, unknown>>,
): Name[] => names.filter((name) => isFilled(original[name]) && !isFilled(translation[name]));

const always = { when: () => true };

/**
 * Adds the language fields to the rules of a form. The fields of the translation may all be empty.
 * If one is filled in, each has the rule of the field that it translates, and no text may be
 * missing, except in a draft.
 * @param texts the names of the fields that are translated
 */
export function withTranslation<
  Shape extends z.ZodRawShape,
  Text extends Extract<keyof Shape, string>,
>(rules: z.ZodObject<Shape>, texts: readonly Text[]): z.ZodObject<Shape & LanguageShape<Text>> {
  const names = [...texts.map(translationField), 'language', 'isStillRight'];
  const fields = Object.fromEntries(names.map((name) => [name, textInput()]));
  const extended = rules.extend(fields).superRefine((values: Record<string, unknown>, context) => {
    const typed = texts.map((name) => values[translationField(name)] ?? '');
    if (typed.every((text) => text === '')) return;
    const texted = Object.fromEntries(texts.map((name, index) => [name, typed[index]]));
    const missing = isDraft(values) ? [] : untranslated(texts, values, texted);
    for (const name of missing) {
      context.addIssue({
        code: 'custom',
        path: [translationField(name)],
        message: 'required',
        params: {},
      });
    }
    for (const [index, name] of texts.entries()) {
      const rule: z.core.$ZodType | undefined = rules.shape[name];
      const found = z.safeParse(rule ?? z.never(), typed[index]);
      for (const issue of found.error?.issues ?? []) {
        const { code, values: params } = fieldErrorOf(issue);
        const path = [translationField(name)];
        context.addIssue({ code: 'custom', path, message: code, params: { ...params } });
      }
    }
  }, always);
  return extended as unknown as z.ZodObject<Shape & LanguageShape<Text>>;
}
