import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SimilarMember } from '../members/similarMember.types.ts';
import { LocalDate } from '../scalars.ts';
import { ImportRowState } from './rowStates.ts';

registerEnumType(ImportRowState, {
  name: 'ImportRowState',
  description: 'The state of a row of a CSV file.',
  valuesConfig: {
    NEW: { description: 'Its record does not exist yet and can be added.' },
    CHANGED: {
      description: 'Its record exists with other values. `updates` applies the row to the record.',
    },
    EXISTING: { description: 'Its record exists with the same values.' },
    REPEATED: { description: 'An earlier row has the same values.' },
    FAULTY: { description: 'It has an error.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'An error in a cell of a CSV file.' })
export class ImportFault {
  @Field(() => String, {
    description: 'The field of its column; `row` for an error of the whole row.',
  })
  field!: string;

  @Field(() => String, { description: 'The text of the cell.' })
  value!: string;

  @Field(() => String, { description: 'The error code, as for form fields.' })
  code!: string;

  @Field(() => GraphQLJSONObject, { description: 'The values of the error code.' })
  values!: object;

  @Field(() => String, { description: 'The error message in English.' })
  message!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The date that was read from a cell of a CSV file.',
})
export class ImportedDate {
  @Field(() => String, { description: 'The field of its column.' })
  field!: string;

  @Field(() => LocalDate, { description: 'The date.' })
  date!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A difference between a row and its record. Long texts start shortly before the difference.',
})
export class ImportChange {
  @Field(() => String, { description: 'The field of its column.' })
  field!: string;

  @Field(() => String, {
    description:
      'The value of the record: a category by its name, a language or state as in the API.',
  })
  before!: string;

  @Field(() => String, { description: 'The value of the row.' })
  after!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A row of a CSV file.' })
export class ImportRow {
  @Field(() => Int, { description: 'The line of the file on which it starts, counted from 1.' })
  line!: number;

  @Field(() => String, { description: 'The title or name of its record; empty if it has none.' })
  title!: string;

  @Field(() => ImportRowState, { description: 'Its state.' })
  state!: ImportRowState;

  @Field(() => Int, {
    nullable: true,
    description: 'The line of the earlier row with the same values.',
  })
  sameAs!: number | null;

  @Field(() => [ImportedDate], {
    description: 'The dates that were read from its cells: 7/8/1962 is 7 August 1962.',
  })
  dates!: ImportedDate[];

  @Field(() => [ImportFault], { description: 'Its errors; empty unless FAULTY.' })
  faults!: ImportFault[];

  @Field(() => ID, {
    nullable: true,
    description: 'The id of its record; null if there is no record yet.',
  })
  recordId!: number | null;

  @Field(() => Int, { nullable: true, description: 'The `version` of its record.' })
  version!: number | null;

  @Field(() => [ImportChange], {
    description: 'Its differences from its record; empty unless CHANGED.',
  })
  changes!: ImportChange[];

  @Field(() => String, {
    nullable: true,
    description:
      'The ID in its cell, if no record has this ID. The row is then NEW, and its record gets another ID.',
  })
  unknownId!: string | null;

  @Field(() => [SimilarMember], {
    description: 'Members who may be the same person as a NEW row, the most similar first.',
  })
  similar!: SimilarMember[];
}
