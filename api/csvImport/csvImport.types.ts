import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { constantCase } from '../content/contentKindEnum.ts';
import type { FileArgument } from '../media/uploads.ts';
import { UploadScalar } from '../media/uploadScalar.ts';
import { SimilarMember } from '../members/similarMember.types.ts';
import { ImportRowState } from './stateRows.ts';
import { maxCorrections, maxCsvBytes, maxRows } from '../csv/csvLimits.rules.ts';
import { LocalDate } from '../scalars.ts';
import { ColumnSettingInput, ImportColumn, ImportField } from './importColumn.types.ts';
import { contentTargets } from './importTargets.ts';

registerEnumType(ImportRowState, {
  name: 'ImportRowState',
  description: 'What becomes of a row of a CSV file.',
  valuesConfig: {
    NEW: { description: 'Its record will be added.' },
    CHANGED: {
      description: 'Its record is there, and will say what it says where that is chosen.',
    },
    PRESENT: { description: 'Its record is there already, and says the same.' },
    REPEATED: { description: 'A row before it says the same.' },
    FAULTY: { description: 'Something is wrong with it.' },
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

@ObjectType({ simpleResolvers: true, description: 'What is wrong with a cell of a CSV file.' })
export class ImportFault {
  @Field(() => String, {
    description: 'The field of its column; `row` where the row as a whole is wrong.',
  })
  field!: string;

  @Field(() => String, { description: 'The text of the cell.' })
  value!: string;

  @Field(() => String, { description: 'The code of what is wrong, as of the fields of forms.' })
  code!: string;

  @Field(() => GraphQLJSONObject, { description: 'The values of the code.' })
  values!: object;

  @Field(() => String, { description: 'What is wrong, in English.' })
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
  description: 'What a row says otherwise than its record. Long texts begin shortly before that.',
})
export class ImportChange {
  @Field(() => String, { description: 'The field of its column.' })
  field!: string;

  @Field(() => String, {
    description: 'What the record says: a category by its name, a language or state as in the API.',
  })
  before!: string;

  @Field(() => String, { description: 'What the row says.' })
  after!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A row of a CSV file.' })
export class ImportRow {
  @Field(() => Int, { description: 'The line of the file on which it begins, counted from 1.' })
  line!: number;

  @Field(() => String, { description: 'The title or name of its record; empty where it has none.' })
  title!: string;

  @Field(() => ImportRowState, { description: 'What becomes of it.' })
  state!: ImportRowState;

  @Field(() => Int, { nullable: true, description: 'The line of the row that says the same.' })
  sameAs!: number | null;

  @Field(() => [ImportedDate], {
    description: 'The dates that were read from its cells: 7/8/1962 is 7 August 1962.',
  })
  dates!: ImportedDate[];

  @Field(() => [ImportFault], { description: 'What is wrong with it; empty unless FAULTY.' })
  faults!: ImportFault[];

  @Field(() => ID, {
    nullable: true,
    description: 'The id of its record; null where none is there.',
  })
  recordId!: number | null;

  @Field(() => Int, { nullable: true, description: 'The `version` of its record.' })
  version!: number | null;

  @Field(() => [ImportChange], {
    description: 'What it says otherwise than its record; empty unless CHANGED.',
  })
  changes!: ImportChange[];

  @Field(() => String, {
    nullable: true,
    description: 'The ID in its cell, where no record has that: NEW, it would get another.',
  })
  unknownId!: string | null;

  @Field(() => [SimilarMember], {
    description: 'Members who may be the same person as one who is NEW, the most similar first.',
  })
  similar!: SimilarMember[];
}

@ObjectType({ simpleResolvers: true, description: 'What a CSV file would add.' })
export class ImportCheck {
  @Field(() => [ImportColumn], { description: 'Its columns, in their order.' })
  columns!: ImportColumn[];

  @Field(() => [ImportField], { description: 'The fields that columns can hold.' })
  fields!: ImportField[];

  @Field(() => [ImportRow], { description: 'Its rows, in their order.' })
  rows!: ImportRow[];

  @Field(() => Boolean, {
    description:
      'Whether letters were lost when the file was saved: it has garbled texts, and no intact letters other than A to Z.',
  })
  isGarbled!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What a CSV file has added.' })
export class ImportResult {
  @Field(() => ID, {
    nullable: true,
    description: 'The import, by which it can be undone; null where nothing was added or changed.',
  })
  import!: number | null;

  @Field(() => [ID], { description: 'The ids of the records that were added.' })
  added!: number[];

  @Field(() => [ID], { description: 'The ids of the records that were changed.' })
  updated!: number[];

  @Field(() => [Int], {
    description:
      'The lines of `updates` that were not applied, because their records are no longer as they were seen.',
  })
  outdated!: number[];

  @Field(() => Int, {
    description: 'How many rows were there already, or stood in the file before.',
  })
  present!: number;

  @Field(() => Int, {
    description:
      'How many rows are still to be added or applied, where they are too many for one operation: send the ' +
      'same again, with the `import`, until it is 0.',
  })
  remaining!: number;
}

@InputType({ description: 'What a cell of a CSV file is to say instead.' })
export class CellCorrectionInput {
  @Field(() => Int, { description: 'The line on which its row begins.' })
  line!: number;

  @Field(() => String, { description: 'The field of its column.' })
  field!: string;

  @Field(() => String, { description: 'What it is to say.' })
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
      'The field of each column, empty to leave it out. Without it the headings name the fields.',
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

@InputType({ description: 'The record of a row that is CHANGED, which it changes.' })
export class RecordUpdateInput {
  @Field(() => Int, { description: 'The line on which its row begins.' })
  line!: number;

  @Field(() => ID, { description: 'Its `recordId`.' })
  id!: string;

  @Field(() => Int, { description: 'The `version` as it was checked.' })
  version!: number;
}

@ArgsType()
export class ImportRecordsArgs extends CheckImportArgs {
  @Field(() => [Int], {
    defaultValue: [],
    description: 'The lines with faults that are left out. A fault in another line refuses it all.',
  })
  leavingOut!: number[];

  @Field(() => [Int], {
    defaultValue: [],
    description: 'The lines that are left out although nothing is wrong with them.',
  })
  skipping!: number[];

  @Field(() => [RecordUpdateInput], {
    defaultValue: [],
    description:
      'The rows that change their records. Other rows that are CHANGED leave them as they are.',
  })
  updates!: RecordUpdateInput[];

  @Field(() => ID, {
    nullable: true,
    description: 'The `import` of the operation before, where this one adds what remains.',
  })
  import?: string | null;
}
