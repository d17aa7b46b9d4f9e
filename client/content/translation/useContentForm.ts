import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import {
  type LanguageShape,
  translationField,
  withTranslation,
} from '../../../api/shared/content/translation.rules.ts';
import {
  createSave,
  type FieldName,
  type Mutate,
  type RecordFormOptions,
  type Versioned,
} from '../../forms/formOptions.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import type { FormValues } from '../../forms/values.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { FieldMessages } from '../../../api/shared/messages/words.ts';
import { useSession } from '../../session/useSession.ts';
import {
  type LanguageValues,
  otherLanguage,
  type TranslatedRecord,
  translationValues,
  type TranslationVariables,
  translationVariables,
} from './translationValues.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Note, positionPath, readPosition } from './translationQueue.ts';
import type { Language } from '../../graphql/schemaTypes.generated.ts';

export interface ContentFormOptions<
  Shape extends z.ZodRawShape,
  Text extends FieldName<Shape>,
  Saved extends Versioned & TranslatedRecord<Text>,
  Variables,
> extends Omit<RecordFormOptions<Shape, Saved>, 'save'> {
  /** The fields that can be translated. */
  texts: readonly Text[];
  create: Mutate<Variables & TranslationVariables & { idempotencyKey: string }, Saved>;
  update: Mutate<Variables & TranslationVariables & Versioned & { idempotencyKey: string }, Saved>;
  /** The variables of both mutations for the other fields; the record is null for a new one. */
  variablesOf: (
    values: z.output<z.ZodObject<Shape>>,
    record: Saved | null,
  ) => Variables | Promise<Variables>;
}

/** The form of a record that can be translated; it saves both languages together. */
export function useContentForm<
  Shape extends z.ZodRawShape,
  Text extends FieldName<Shape>,
  Saved extends Versioned & TranslatedRecord<Text>,
  Variables,
>(kind: ContentFormOptions<Shape, Text, Saved, Variables>) {
  const { texts, create, update, variablesOf, ...options } = kind;
  const { translations: words } = useAdminMessages();
  // The language of the page changes to it once its catalogue is loaded.
  const ownLanguage = useSession().user?.language ?? 'EN';
  const [language, setLanguage] = useState<string>(kind.record?.language ?? ownLanguage);
  const labels: Record<string, FieldMessages> = { ...kind.labels, ...words.fields };
  labels['language'] = { ...words.fields.language, values: words.names };
  const translatedTo = words.names[otherLanguage(language)];
  for (const name of texts) {
    const { hint: _, ...messages } = kind.labels[name];
    const { label, inSentences = label } = messages;
    labels[translationField(name)] = {
      ...messages,
      label: words.translationOf(label, translatedTo),
      inSentences: words.translationOf(inSentences, translatedTo),
    };
  }
  type Extended = Shape & LanguageShape<Text>;
  const openNext = useOpenNext();
  const form = useRecordForm<Extended, Saved>({
    ...options,
    onSaved: (saved) => {
      kind.onSaved?.(saved);
      const { translations } = saved;
      const isWhole = translations.length > 0 && !translations.some(({ isOutdated }) => isOutdated);
      if (isWhole) openNext?.();
    },
    rules: withTranslation(kind.rules, texts),
    labels,
    valuesOf: (from) =>
      ({ ...kind.valuesOf(from), ...translationValues(from, texts, ownLanguage) }) as FormValues &
        Record<FieldName<Extended>, FormValues[string]>,
    save: createSave(create, update, async (values, record) => {
      const languages = values as LanguageValues<Text>;
      const own = Object.entries(values).filter(([name]) => name in kind.rules.shape);
      const parsed = Object.fromEntries(own) as z.output<z.ZodObject<Shape>>;
      return {
        ...(await variablesOf(parsed, record)),
        ...translationVariables(languages, record, texts),
      };
    }),
  });
  // The labels name the language of the translation, which follows from the selected language.
  const chosen = useWatch({ control: form.control, name: 'language' }) as string;
  if (chosen !== language) setLanguage(chosen);
  // For a new record the language follows the script that the user types, until they select one.
  const written = writtenLanguage(useWatch({ control: form.control, name: [...texts] }));
  const followLetters = useEffectEvent(() => {
    if (!kind.record && written && written !== chosen) form.change('language', written);
  });
  const hasOpened = useRef(false);
  useEffect(() => {
    // The language of a draft was selected before.
    if (hasOpened.current) followLetters();
    hasOpened.current = true;
  }, [written]);
  // An emptied translation need not be valid.
  const typed = useWatch({ control: form.control, name: texts.map(translationField) });
  const isEmpty = typed.every((text) => text === '');
  const recheck = useEffectEvent(() => form.recheck(texts.map(translationField)));
  useEffect(() => {
    if (isEmpty) recheck();
  }, [isEmpty]);
  return form;
}

/**
 * A function that opens the next translation in the queue; null if the address is not in the queue.
 */
function useOpenNext(): (() => void) | null {
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = readPosition(search);
  if (!place) return null;
  return () => {
    const next = positionPath({ ...place, position: place.position + 1 });
    void navigate(next, { state: 'isSaved' satisfies Note });
  };
}

/** Fewer letters may be an abbreviation. */
const minLetters = 3;

/**
 * Detects the language of texts by their script; null if it is uncertain. Amharic texts may contain
 * names in Latin letters.
 */
function writtenLanguage(texts: readonly unknown[]): Language | null {
  const text = texts.join(' ');
  const ethiopic = text.match(/\p{Script=Ethiopic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (ethiopic + latin < minLetters) return null;
  if (ethiopic > latin) return 'AM';
  return ethiopic === 0 ? 'EN' : null;
}
