import { type ClassType, Field, ID, InputType } from 'type-graphql';
import { dayToDate } from '../scalars.ts';
import type { Fields, RecordField } from '../shared/content/fields.rules.ts';
import type { TextColumns } from './translation/translation.types.ts';

/** For the description of a field with formatted text. */
export const formattedText =
  'Markdown: `**bold**`, `*italics*`, `[links](https://example.org)`, and lines that start with ' +
  '`## `, `### `, `- `, `1. ` or `> `. Each line is a block. `\\` before a sign removes its meaning.';

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * Creates the GraphQL input of a list of fields.
 * @param parent the input type that it extends
 * @param enums the types of choices
 */
export function inputTypeOf(
  name: string,
  description: string,
  fields: Fields,
  parent: abstract new () => object = Object,
  enums: Readonly<Record<string, object>> = {},
): ClassType {
  @InputType(name, { description })
  class Input extends (parent as ClassType) {}

  for (const [field, { control, optional, description: limits }] of Object.entries(fields)) {
    Field(() => enums[field] ?? (control === 'category' ? ID : String), {
      description: sentence(optional ? limits : `Required${exceptionOf(field, fields)}, ${limits}`),
      nullable: optional ?? false,
    })(Input.prototype, field);
  }
  return Input;
}

/** The choices with which a required field may be empty, in words. */
function exceptionOf(field: string, fields: Fields): string {
  const choices = Object.entries(fields).flatMap(([choice, { values = {} }]) => {
    const allowing = Object.keys(values).filter((value) => values[value]?.includes(field));
    const named = allowing.map((value) => `\`${value}\``).join(' or ');
    return named ? [`\`${choice}\` is ${named}`] : [];
  });
  return choices.length > 0 ? ` unless ${choices.join(' or ')}` : '';
}

/** The columns that can be translated. */
export const textColumnsOf = (fields: Fields): TextColumns =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { translated }]) => translated)
      .map(([name, { control }]) => [name, control === 'lines' ? 'lines' : 'text']),
  );

/**
 * Converts validated values to columns. Values that are not in the list, such as the details of a
 * picture, stay as they are. Omitted values have no column.
 */
export const columnsOfFields = (fields: Fields, values: object): object =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      const { control, hasNoColumn }: Partial<RecordField> = fields[name] ?? {};
      return hasNoColumn || value === undefined ? [] : [[name, columnOf(control, value)]];
    }),
  );

/** The lines of a text, as they are stored. */
export const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

function columnOf(control: RecordField['control'] | undefined, value: unknown): unknown {
  if (control === 'lines') return linesOf(String(value));
  // Drafts may have no category.
  if (control === 'category') return Number(value) || null;
  if (control === 'day') return value === '' ? null : dayToDate(value);
  return value;
}
