import { z } from 'zod';
import {
  atMost,
  categoryIdRule,
  maxLine,
  maxText,
  optionalDay,
  optionalEmail,
  optionalLine,
  optionalText,
  requiredDay,
  requiredLine,
  requiredText,
} from './common.rules.ts';
import { parseMarkdown, stripMarkdown } from './markdown.rules.ts';
import { toMarkdown } from './toMarkdown.rules.ts';
import { failsWith } from '../fieldErrors.rules.ts';
import { optionalUrl, requiredUrl } from './link.rules.ts';
import { telephone } from './telephone.rules.ts';

/** The control of a field in forms, and how its value is stored. */
type FieldControl =
  | 'line'
  | 'text'
  /** A text that is stored as a list of its lines. */
  | 'lines'
  | 'url'
  | 'telephone'
  | 'email'
  | 'day'
  | 'choice'
  | 'category';

type Rule = z.ZodType<string>;

interface FieldOptions {
  optional?: true;
  /** Whether it has a text in each language. */
  translated?: true;
  /** The section of the form. Without it, the section of the previous field. */
  section?: string;
  /** Half a row on a wide screen: two neighbours of this width stand side by side. */
  isHalf?: true;
  /** Whether it is Markdown, which forms edit in an editor. */
  isFormatted?: true;
  /** The rows of a text area. */
  rows?: number;
  /** The tag of its language, if that is always the same. */
  lang?: string;
  /** Further headings of its column in CSV files, in any language, besides its name and label. */
  csv?: readonly string[];
  /** Adds to the rule of the control, or replaces it. */
  rule?: (rule: Rule) => Rule;
  /** Its limits in the GraphQL schema, after 'Required, '. Without a full stop. */
  description?: string;
  /** The table has no column of this name. */
  hasNoColumn?: true;
  /** The allowed values; the first is the default. Each lists the fields that it makes optional. */
  values?: Readonly<Record<string, readonly string[]>>;
}

interface TextOptions extends FieldOptions {
  /** The maximum length, in characters. */
  max?: number;
}

interface DayOptions extends FieldOptions {
  /**
   * The last day, YYYY-MM-DD, that a two-digit year in a CSV file can mean. By default, the last day
   * of the century.
   * @param today in Auckland, YYYY-MM-DD
   */
  latest?: (today: string) => string;
}

/** A field of a record, declared once for rules, inputs, columns, CSV files and forms. */
export interface RecordField<IsTranslated extends boolean = boolean> extends Omit<
  DayOptions,
  'rule' | 'translated'
> {
  control: FieldControl;
  rule: Rule;
  description: string;
  translated: IsTranslated;
}

/** The fields of a record by name, in the order of the form. */
export type Fields = Readonly<Record<string, RecordField>>;

type IsTranslated<Options> = Options extends { translated: true } ? true : false;

function field<Options extends DayOptions>(
  control: FieldControl,
  rule: Rule,
  limits: string,
  options: Options,
): RecordField<IsTranslated<Options>> {
  return {
    ...options,
    control,
    rule: options.rule?.(rule) ?? rule,
    description: options.description ?? limits,
    translated: (options.translated ?? false) as IsTranslated<Options>,
  };
}

const atMostCharacters = (max: number) => `at most ${max.toLocaleString('en')} characters`;

/** Signs of Markdown may take as much space as the text itself, and addresses of links more. */
const sizeWithSigns = (max: number) => 4 * max;

/** The rule of a text of several lines, and its limits in words. A limit counts what readers see. */
function longText({ optional, isFormatted, max = maxText }: TextOptions) {
  const size = isFormatted ? sizeWithSigns(max) : max;
  const rule = optional ? optionalText(size) : requiredText(size);
  const limits = atMostCharacters(max);
  if (!isFormatted) return { rule, limits };
  const formatted = rule
    .transform((text) => toMarkdown(parseMarkdown(text)))
    .refine(
      (text) => text.length <= size && stripMarkdown(text).length <= max,
      failsWith('tooLong', { max }),
    );
  return {
    rule: formatted,
    limits: `${limits} without the signs of its formatting, which is Markdown`,
  };
}

export const line = <const Options extends TextOptions>(options: Options) => {
  const { optional, max = maxLine } = options;
  const rule = optional ? optionalLine() : requiredLine();
  return field('line', rule.pipe(atMost(max)), atMostCharacters(max), options);
};

/** A text of several paragraphs. */
export const text = <const Options extends TextOptions>(options: Options) => {
  const { rule, limits } = longText(options);
  return field('text', rule, limits, options);
};

/** A text whose lines are the items of a list. */
export const lines = <const Options extends Omit<FieldOptions, 'optional'>>(options: Options) => {
  const { rule, limits } = longText(options);
  return field('lines', rule, `${limits}. Each line becomes a list item`, options);
};

/** An http(s) address. */
export const url = <const Options extends FieldOptions>(options: Options) =>
  field('url', options.optional ? optionalUrl() : requiredUrl(), 'an http(s) address', options);

export const telephoneNumber = <const Options extends FieldOptions>(options: Options) =>
  field(
    'telephone',
    (options.optional ? optionalLine() : requiredLine()).pipe(telephone()),
    'one telephone number of 7 to 15 digits, as people write it',
    options,
  );

/** An email address, which may be empty. */
export const email = <const Options extends FieldOptions>(options: Options) =>
  field('email', optionalEmail(), 'the email address', { ...options, optional: true });

/** A calendar day. */
export const day = <const Options extends DayOptions>(options: Options) =>
  field('day', options.optional ? optionalDay() : requiredDay(), 'a day as YYYY-MM-DD', {
    latest: () => '2099-12-31',
    ...options,
  });

/** The id of a category. */
export const category = <const Options extends Omit<FieldOptions, 'optional'>>(options: Options) =>
  field('category', categoryIdRule, 'the id of its category', options);

/** One of several values, by default the first one. */
export const choice = <
  const Options extends Omit<FieldOptions, 'optional'> & Required<Pick<FieldOptions, 'values'>>,
>(
  options: Options,
) => {
  const values = Object.keys(options.values);
  const rule = optionalLine()
    .transform((value) => value || (values[0] ?? ''))
    .refine((value) => values.includes(value), failsWith('unknownChoice'));
  return field('choice', rule, `by default ${values[0] ?? ''}`, { ...options, optional: true });
};

/** The rules of all fields, for the form and for the server. */
export const rulesOf = <Name extends string>(fields: Record<Name, RecordField>) =>
  z.object(
    Object.fromEntries(
      Object.entries<RecordField>(fields).map(([name, { rule }]) => [name, rule]),
    ) as Record<Name, Rule>,
  );

export type TranslatedName<All extends Fields> = {
  [Name in keyof All]: All[Name]['translated'] extends true ? Name : never;
}[keyof All] &
  string;

export const translatedNames = <All extends Fields>(fields: All) =>
  Object.keys(fields).filter((name) => fields[name]?.translated) as TranslatedName<All>[];
