import { Fragment, type ReactNode } from 'react';
import type { Fields, RecordField } from '../../api/shared/content/fields.rules.ts';
import { FormattedField } from '../forms/editor/FormattedField.tsx';
import { FormSection } from '../forms/RecordForm.tsx';
import type { RecordFormState } from '../forms/recordFormState.ts';
import type { FormControlProps } from '../forms/useFields.ts';
import { DateField } from '../ui/date/DateField.tsx';
import { Field } from '../ui/field/Field.tsx';
import { Select } from '../ui/field/Select.tsx';
import { TextArea } from '../ui/field/TextArea.tsx';
import { TranslatedField } from './translation/LanguageSection.tsx';

/** Renders the control of a field. */
type Control = (props: FormControlProps & { lang?: string }) => ReactNode;

export interface FieldSectionsProps<All extends Fields> {
  form: Pick<RecordFormState, 'control' | 'labels'> & { field(name: string): FormControlProps };
  fields: All;
  /** The headings of the sections, and hints for some of them. */
  words: { sections: Record<string, string>; hints?: Record<string, string> };
  /** The controls that differ from the default of their field, by its name. */
  controls?: Partial<Record<keyof All & string, Control>>;
}

const inputTypes = { line: 'text', url: 'url', telephone: 'tel', email: 'email' } as const;

function defaultControl(
  { control, rows, isFormatted }: RecordField,
  form: FieldSectionsProps<Fields>['form'],
  values?: Record<string, string>,
): Control {
  if (isFormatted) {
    return (props) => <FormattedField {...props} control={form.control} {...(rows && { rows })} />;
  }
  switch (control) {
    case 'day':
      return (props) => <DateField {...props} />;
    case 'text':
    case 'lines':
      return (props) => <TextArea {...props} {...(rows && { rows })} />;
    case 'choice':
      return (props) => <Select {...props} options={values} />;
    case 'category':
      throw new Error('The form of a kind passes the control of its category.');
    default:
      return (props) => <Field {...props} type={inputTypes[control]} />;
  }
}

/** The sections of a form with its fields, in the order of their list. */
export function FieldSections<All extends Fields>(props: FieldSectionsProps<All>) {
  const { form, fields, words } = props;
  const controls: Partial<Record<string, Control>> = props.controls ?? {};
  function controlOf(name: string, field: RecordField) {
    const control = controls[name] ?? defaultControl(field, form, form.labels[name]?.values);
    return field.translated ? (
      <TranslatedField key={name} form={form} name={name}>
        {control}
      </TranslatedField>
    ) : (
      <Fragment key={name}>
        {control({ ...form.field(name), ...(field.lang && { lang: field.lang }) })}
      </Fragment>
    );
  }
  return sectionsOf(fields).map(({ name, rows }) => (
    <FormSection key={name} heading={words.sections[name] ?? ''} hint={words.hints?.[name]}>
      {rows.map((row) => {
        const rowControls = row.map(([each, field]) => controlOf(each, field));
        return row[0]?.[1].isHalf ? (
          <div key={row[0][0]} className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2">
            {rowControls}
          </div>
        ) : (
          rowControls
        );
      })}
    </FormSection>
  ));
}

interface Section {
  name: string;
  /** Fields that stand beside each other, or a single one. */
  rows: [string, RecordField][][];
}

function sectionsOf(fields: Fields): Section[] {
  const sections: Section[] = [];
  let isPreviousHalf = false;
  for (const [name, field] of Object.entries(fields)) {
    const last = sections.at(-1);
    const isHalf = field.isHalf ?? false;
    if (!last || (field.section && field.section !== last.name)) {
      sections.push({ name: field.section ?? '', rows: [[[name, field]]] });
    } else if (isHalf && isPreviousHalf) {
      last.rows.at(-1)?.push([name, field]);
    } else {
      last.rows.push([[name, field]]);
    }
    isPreviousHalf = isHalf;
  }
  return sections;
}
