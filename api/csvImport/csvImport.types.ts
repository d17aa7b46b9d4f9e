import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { constantCase } from '../content/contentKindEnum.ts';
import type { FileArgument } from '../media/uploads.ts';
import { UploadScalar } from '../media/uploadScalar.ts';
import { SimilarMember } from '../members/similarMember.types.ts';
import { ImportRowState } from './rowStates.ts';
import { maxCorrections, maxCsvBytes, maxRows } from '../csv/csvLimits.rules.ts';
import { LocalDate } from '../scalars.ts';
import { ColumnSettingInput, ImportColumn, ImportField } from './importColumn.types.ts';
import { contentTargets } from './importTargets.ts';

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

export const importKindEnum = Object.fromEntries(
  contentTargets.map(({ name }) => [constantCase(name), name] as const),
);
registerEnumType(importKindEnum, {
  name: 'ImportKind',
  description: 'A kind of content whose records can be imported from a CSV file.',
  valuesConfig: Object.fromEntries(
    contentTargets.map(({ name, typename }) => [
      constantCase(name),
      { description: `Records of the type \`${typename}\`.` },
    ]),
  ),
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

@ObjectType({
  simpleResolvers: true,
  description: 'The records that a CSV file would add and change.',
})
export class ImportCheck {
  @Field(() => [ImportColumn], { description: 'Its columns, in their order.' })
  columns!: ImportColumn[];

  @Field(() => [ImportField], { description: 'The fields that columns can hold.' })
  fields!: ImportField[];

  @Field(() => [ImportRow], { description: 'Its rows, in their order.' })
  rows!: ImportRow[];

  @Field(() => Boolean, {
    description:
      'Whether letters were lost when the file was saved: it has garbled texts, and no intact ' +
      'letters other than A to Z.',
  })
  isGarbled!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The records that a CSV file has added and changed.',
})
export class ImportResult {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the import, which can be undone; null if nothing was added or changed.',
  })
  import!: number | null;

  @Field(() => [ID], { description: 'The ids of the records that were added.' })
  added!: number[];

  @Field(() => [ID], { description: 'The ids of the records that were changed.' })
  updated!: number[];

  @Field(() => [Int], {
    description:
      'The lines of `updates` that were not applied, because their records have changed since the check.',
  })
  outdated!: number[];

  @Field(() => Int, {
    description:
      'The number of rows whose record existed already, or whose values an earlier row had.',
  })
  existing!: number;

  @Field(() => Int, {
    description:
      'The number of rows that are not added or applied yet, if they are too many for one ' +
      'operation. Send the same request again, with the `import`, until it is 0.',
  })
  remaining!: number;
}

@InputType({ description: 'A new text for a cell of a CSV file.' })
export class CellCorrectionInput {
  @Field(() => Int, { description: 'The line on which its row starts.' })
  line!: number;

  @Field(() => String, { description: 'The field of its column.' })
  field!: string;

  @Field(() => String, { description: 'The new text.' })
  value!: string;
}

@ArgsType()
export class CheckImportArgs {
  @Field(() => UploadScalar, {
    nullable: true,
    description:
      `A CSV file, required: UTF-8, UTF-16 with a byte order mark, or Windows-1252; at most ${String(maxRows)} rows ` +
      `and ${String(maxCsvBytes / 1_000_000)} MB.`,
  })
  file!: FileArgument;

  @Field(() => [String], {
    nullable: true,
    description:
      'The field of each column; empty to ignore the column. Without this argument the headings name the fields.',
  })
  columns!: string[] | null;

  @Field(() => [CellCorrectionInput], {
    defaultValue: [],
    description: `Corrections of cells, at most ${String(maxCorrections)}.`,
  })
  corrections!: CellCorrectionInput[];

  @Field(() => [ColumnSettingInput], {
    defaultValue: [],
    description: 'Settings for all rows, at most one for each field.',
  })
  settings!: ColumnSettingInput[];
}

@InputType({ description: 'A CHANGED row to apply to its record.' })
export class RecordUpdateInput {
  @Field(() => Int, { description: 'The line on which its row starts.' })
  line!: number;

  @Field(() => ID, { description: 'Its `recordId`.' })
  id!: string;

  @Field(() => Int, { description: 'The `version` that the check returned.' })
  version!: number;
}

@ArgsType()
export class ImportRecordsArgs extends CheckImportArgs {
  @Field(() => [Int], {
    defaultValue: [],
    description:
      'The lines with errors to leave out. If another line has an error, nothing is added.',
  })
  leavingOut!: number[];

  @Field(() => [Int], {
    defaultValue: [],
    description: 'Lines without an error to leave out.',
  })
  skipping!: number[];

  @Field(() => [RecordUpdateInput], {
    defaultValue: [],
    description: 'The rows to apply to their records. Other CHANGED rows are not applied.',
  })
  updates!: RecordUpdateInput[];

  @Field(() => ID, {
    nullable: true,
    description: 'The `import` of the previous operation, to add the rest.',
  })
  import?: string | null;
}
