import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type ReadingName, readingNames } from './reading.ts';

const columnReadingEnum = Object.fromEntries(
  Object.keys(readingNames).map((name) => [name, name]),
) as { [Name in ReadingName]: Name };
registerEnumType(columnReadingEnum, {
  name: 'ColumnReading',
  description: 'A way to read the cells of a column of a CSV file.',
  valuesConfig: Object.fromEntries(
    Object.entries(readingNames).map(([name, description]) => [name, { description }]),
  ),
});

@ObjectType({ simpleResolvers: true, description: 'A column of a CSV file.' })
export class ImportColumn {
  @Field(() => String, { description: 'Its heading.' })
  heading!: string;

  @Field(() => String, { nullable: true, description: 'Its field; null if the column is ignored.' })
  field!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A possible reading of a column.' })
export class ColumnReadingOption {
  @Field(() => columnReadingEnum, { description: 'The reading.' })
  reading!: ReadingName;

  @Field(() => String, { description: 'The value of the `cell` with this reading.' })
  value!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A question how to read a column, because its cells allow several readings.',
})
export class ColumnQuestion {
  @Field(() => String, { description: 'A cell whose value depends on the reading.' })
  cell!: string;

  @Field(() => Int, { description: 'The number of such cells.' })
  count!: number;

  @Field(() => [ColumnReadingOption], {
    description: 'The possible readings. The first one is used until the user chooses one.',
  })
  answers!: ColumnReadingOption[];

  @Field(() => columnReadingEnum, {
    nullable: true,
    description: 'The reading that the user has chosen; null before that.',
  })
  reading!: ReadingName | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The reading of a cell that allows several readings, if other cells of its column decide it.',
})
export class DecidedReading extends ColumnReadingOption {
  @Field(() => String, { description: 'The cell.' })
  cell!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A field that a column can hold.' })
export class ImportField {
  @Field(() => String, {
    description:
      'Its name. The name of a translated text ends with the language, such as `name.am`.',
  })
  name!: string;

  @Field(() => Boolean, { description: 'Whether every row must have it.' })
  isRequired!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Its value in rows where it is empty: chosen by the user, or used because the file has no such column; otherwise null.',
  })
  default!: string | null;

  @Field(() => Int, {
    description: 'The number of rows in which it is empty before the `default` is applied.',
  })
  emptyRows!: number;

  @Field(() => Boolean, { description: 'Whether its values are dates.' })
  isDate!: boolean;

  @Field(() => ColumnQuestion, {
    nullable: true,
    description: 'The question how to read its column; null if there is none.',
  })
  question!: ColumnQuestion | null;

  @Field(() => DecidedReading, {
    nullable: true,
    description: 'The reading that other cells decide, with an example; null if there is none.',
  })
  decided!: DecidedReading | null;
}

@InputType({ description: 'The settings of a field, for all rows of a CSV file.' })
export class ColumnSettingInput {
  @Field(() => String, { description: 'The field.' })
  field!: string;

  @Field(() => columnReadingEnum, {
    nullable: true,
    description: 'The reading of its column: one of the `answers` to its question.',
  })
  reading!: ReadingName | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its value in rows where it is empty; a date is YYYY-MM-DD.',
  })
  default!: string | null;
}
