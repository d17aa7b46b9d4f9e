import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { maxExportedRows } from '../shared/csv/csvLimits.rules.ts';
import { Language } from '../generated/prisma/enums.ts';

/** The common part of the descriptions of all exports. */
export const exportLimits =
  `At most the first ${String(maxExportedRows)} rows. ` +
  'The export is recorded as activity; nothing else changes.';

@ObjectType({ simpleResolvers: true, description: 'A list exported as a CSV table.' })
export class CsvExport {
  @Field(() => String, {
    description: 'The table as CSV, with a byte order mark, in the requested language.',
  })
  csv!: string;

  @Field(() => Int, { description: 'The number of rows: the first ones of the list.' })
  rows!: number;

  @Field(() => Boolean, { description: 'Whether further rows are left out.' })
  isCut!: boolean;
}

@ArgsType()
export class ExportArgs {
  @Field(() => Language, { description: 'The language of the headings.' })
  language!: Language;
}

@ArgsType()
export class ListExportArgs extends ExportArgs {
  @Field(() => [ID], {
    nullable: true,
    description: `Only rows with these ids, at most ${String(maxExportedRows)}. Without it, the whole list.`,
  })
  ids?: string[] | null;
}
