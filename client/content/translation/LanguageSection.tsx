import { useWatch } from 'react-hook-form';
import { FormSection } from '../../forms/RecordForm.tsx';
import type { RecordFormState } from '../../forms/recordFormState.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type Language, languages } from '../../../api/shared/messages/languages.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import type { FieldTexts } from '../../ui/field/fieldParts.ts';
import { Select } from '../../ui/field/Select.tsx';
import { TextChanges } from '../../ui/text/TextChanges.tsx';
import { lines, otherLanguage, textsByField, type TranslatedRecord } from './translationValues.ts';
import type { ReactNode } from 'react';
import {
  type TranslationField,
  translationField,
} from '../../../api/shared/content/translation.rules.ts';

interface LanguageSectionProps<Name extends string> {
  form: RecordFormState & {
    record: TranslatedRecord<Name> | null;
    field: (name: 'language') => FieldTexts;
  };
  /** The fields that can be translated. */
  texts: readonly Name[];
}

/** The language of a record, and the changes of the original since its translation. */
export function LanguageSection<Name extends string>(props: LanguageSectionProps<Name>) {
  const { form, texts } = props;
  const { record } = form;
  const { translations: words } = useAdminMessages();
  const language = useWatch({ control: form.control, name: 'language' }) as Language;
  const isStillRight = useWatch({ control: form.control, name: 'isStillRight' });
  const translation = record?.translations[0];
  const original = textsByField(translation?.original ?? []);
  const changed = translation?.isOutdated
    ? texts.filter((name) => lines(record?.[name]) !== original[name])
    : [];
  return (
    <FormSection heading={words.heading} hint={words.hint}>
      <Select
        {...form.field('language')}
        value={language}
        options={words.names}
        onChange={({ target }) => form.change('language', target.value)}
      />
      {record && translation && changed.length > 0 && (
        <div className="rounded-md border border-line bg-surface p-4">
          <p className="font-semibold">{words.outdated(words.names[translation.language])}</p>
          <p className="mt-3 text-sm text-muted">{words.changes}</p>
          <dl className="mt-2 space-y-3">
            {changed.map((name) => (
              <TextChanges
                key={name}
                label={form.labels[name]?.label ?? name}
                lang={languages[record.language].tag}
                before={original[name] ?? ''}
                now={lines(record[name])}
              />
            ))}
          </dl>
          <CheckBox
            label={words.fields.isStillRight.label}
            checked={isStillRight === 'yes'}
            onChange={({ target }) => form.change('isStillRight', target.checked ? 'yes' : '')}
          />
        </div>
      )}
    </FormSection>
  );
}

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
