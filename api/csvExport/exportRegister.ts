import { register as amharic } from '../shared/messages/am/adminRegister.ts';
import { register as english } from '../shared/messages/en/adminRegister.ts';
import type { Context } from '../context.ts';
import type { Language } from '../generated/prisma/enums.ts';
import { registerRows } from '../members/register.ts';
import { missingFacts, type RegisterArgs, type RegisterPart } from '../members/register.types.ts';
import type { CsvExport } from './csvExport.types.ts';
import { exportTable, exportTake } from './exportTable.ts';

const catalogues = { EN: english, AM: amharic };

/** Exports a part of the register of members. */
export async function exportRegister(
  context: Context,
  part: RegisterPart,
  days: RegisterArgs,
  language: Language,
): Promise<CsvExport> {
  const { columns, missing, unknown } = catalogues[language];
  return exportTable(context, {
    what: 'memberRegister',
    header: Object.values(columns),
    entries: await registerRows(context, part, exportTake, days),
    rowsOf: (rows) =>
      rows.map((row) => [
        ...[String(row.id), row.name, row.address, row.contactNumber, row.email],
        ...[row.joinedOn ?? unknown, row.ceasedOn],
        missingFacts(row)
          .map((fact) => missing[fact])
          .join(', '),
      ]),
  });
}
