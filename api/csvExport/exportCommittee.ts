import { officer as amharic } from '../shared/messages/am/adminCommittee.ts';
import { officer as english } from '../shared/messages/en/adminCommittee.ts';
import type { Context } from '../context.ts';
import type { Language } from '../generated/prisma/enums.ts';
import { dateToDay } from '../scalars.ts';
import type { CsvExport } from './csvExport.types.ts';
import { exportTable, exportTake } from './exportTable.ts';

const catalogues = { EN: english, AM: amharic };

/** Exports the present, former and future officers, the latest first. */
export async function exportCommittee(context: Context, language: Language): Promise<CsvExport> {
  const { fields, offices } = catalogues[language];
  const { name, nameAmharic, office, title, titleAmharic, from, until } = fields;
  return exportTable(context, {
    what: 'officer',
    header: [name, nameAmharic, office, title, titleAmharic, from, until].map(({ label }) => label),
    entries: await context.prisma.officer.findMany({
      orderBy: [{ from: 'desc' }, { id: 'desc' }],
      take: exportTake,
    }),
    rowsOf: (officers) =>
      officers.map((each) => [
        ...[each.name, each.nameAmharic, offices[each.office], each.title, each.titleAmharic],
        ...[dateToDay(each.from), each.until && dateToDay(each.until)],
      ]),
  });
}
