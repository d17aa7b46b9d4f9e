import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type TranslationField,
  translationField,
} from '../../../api/shared/content/translation.rules.ts';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { type Language, languages } from '../../../api/shared/messages/languages.ts';
import { otherLanguage } from './translationValues.ts';

interface TranslatedFieldProps<Name extends string, Field> {
  form: Pick<RecordFormState, 'control'> & {
    field: (name: Name | TranslationField<Name>) => Field;
  };
  name: Name;
  /** Renders the control of the original or of the translation. */
  children: (field: Field & { lang: string }) => ReactNode;
}

/** A text and its translation: side by side if there is room, otherwise one below the other. */
export function TranslatedField<Name extends string, Field>(
  props: TranslatedFieldProps<Name, Field>,
) {
  const { form, name, children } = props;
  const language = useWatch({ control: form.control, name: 'language' }) as Language;
  const tagOf = (each: Language) => languages[each].tag;
  return (
    <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
      {children({ ...form.field(name), lang: tagOf(language) })}
      {children({ ...form.field(translationField(name)), lang: tagOf(otherLanguage(language)) })}
    </div>
  );
}
