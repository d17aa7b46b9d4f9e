import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { constantCase } from '../content/contentKindEnum.ts';
import type { FileArgument } from '../media/uploads.ts';
import { UploadScalar } from '../media/uploadScalar.ts';
import { maxCorrections, maxCsvBytes, maxRows } from '../shared/csv/csvLimits.rules.ts';
import { ColumnSettingInput, ImportColumn, ImportField } from './importColumn.types.ts';
import { ImportRow } from './importRow.types.ts';
import { contentTargets } from './importTargets.ts';

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
    description: 'The number of rows that match an existing record or repeat an earlier row.',
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
