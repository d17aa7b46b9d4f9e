import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type ReadingName, readingNames } from './readings.ts';

const columnReadingEnum = Object.fromEntries(
  Object.keys(readingNames).map((name) => [name, name]),
) as { [Name in ReadingName]: Name };
registerEnumType(columnReadingEnum, {
  name: 'ColumnReading',
  description: 'How the cells of a column of a CSV file are read.',
  valuesConfig: Object.fromEntries(
    Object.entries(readingNames).map(([name, description]) => [name, { description }]),
  ),
});

@ObjectType({ simpleResolvers: true, description: 'A column of a CSV file.' })
export class ImportColumn {
  @Field(() => String, { description: 'Its heading.' })
  heading!: string;

  @Field(() => String, { nullable: true, description: 'Its field; null where it is left out.' })
  field!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A way in which a column can be read.' })
export class ColumnAnswer {
  @Field(() => columnReadingEnum, { description: 'Its name.' })
  reading!: ReadingName;

  @Field(() => String, { description: 'What the `cell` says then.' })
  value!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the cells of a column leave open: in which way they are to be read.',
})
export class ColumnQuestion {
  @Field(() => String, { description: 'One of the cells that are read in several ways.' })
  cell!: string;

  @Field(() => Int, { description: 'How many there are of such.' })
  count!: number;

  @Field(() => [ColumnAnswer], {
    description: 'The ways; the first one counts until one is chosen.',
  })
  answers!: ColumnAnswer[];

  @Field(() => columnReadingEnum, {
    nullable: true,
    description: 'The way that was chosen; null until then.',
  })
  reading!: ReadingName | null;
}

@ObjectType({ simpleResolvers: true, description: 'A field that a column can hold.' })
export class ImportField {
  @Field(() => String, {
    description: 'Its name; of a text in a language with that, such as `name.am`.',
  })
  name!: string;

  @Field(() => Boolean, { description: 'Whether every row must have it.' })
  isRequired!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'What it says in rows that say nothing, as was chosen or because no column holds it; else null.',
  })
  default!: string | null;

  @Field(() => Int, { description: 'How many rows say nothing of it, without the `default`.' })
  emptyRows!: number;

  @Field(() => Boolean, { description: 'Whether it holds a day.' })
  isDay!: boolean;

  @Field(() => ColumnQuestion, {
    nullable: true,
    description: 'What its column leaves open; null for nothing.',
  })
  question!: ColumnQuestion | null;
}

@InputType({ description: 'What is decided of a field for all rows of a CSV file.' })
export class ColumnSettingInput {
  @Field(() => String, { description: 'The field.' })
  field!: string;

  @Field(() => columnReadingEnum, {
    nullable: true,
    description: 'How its column is read, of the `answers` to its question.',
  })
  reading!: ReadingName | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it says in rows that say nothing; of a day YYYY-MM-DD.',
  })
  default!: string | null;
}
