import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { maxExportedRows } from '../csv/csvLimits.rules.ts';
import { Language } from '../generated/prisma/enums.ts';

/** What every export has in its description. */
export const exportLimits =
  `At most the first ${String(maxExportedRows)} entries. ` +
  'That it was made is noted as activity; nothing else is changed.';

@ObjectType({ simpleResolvers: true, description: 'A list as a table for a spreadsheet.' })
export class CsvExport {
  @Field(() => String, {
    description: 'The table as CSV, with a byte order mark, in the language that was asked for.',
  })
  csv!: string;

  @Field(() => Int, { description: 'How many entries it has, the first ones of the list.' })
  rows!: number;

  @Field(() => Boolean, { description: 'Whether further entries are left out.' })
  isCut!: boolean;
}

@ArgsType()
export class ExportArgs {
  @Field(() => Language, { description: 'In which language its words are.' })
  language!: Language;
}

@ArgsType()
export class ListExportArgs extends ExportArgs {
  @Field(() => [ID], {
    nullable: true,
    description: `Only these of the list, at most ${String(maxExportedRows)}; all of it where it is left out.`,
  })
  ids?: string[] | null;
}
