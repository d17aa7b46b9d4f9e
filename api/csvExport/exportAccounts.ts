import { accounts as amharic } from '../shared/messages/am/adminAccounts.ts';
import { adminExport as exportAmharic } from '../shared/messages/am/adminExport.ts';
import { accounts as english } from '../shared/messages/en/adminAccounts.ts';
import { adminExport as exportEnglish } from '../shared/messages/en/adminExport.ts';
import type { Context } from '../context.ts';
import type { Language } from '../generated/prisma/enums.ts';
import { instantCell } from './cells.ts';
import type { CsvExport } from './csvExport.types.ts';
import { exportTable, exportTake } from './exportTable.ts';

const catalogues = {
  EN: { words: english, columns: exportEnglish.accounts },
  AM: { words: amharic, columns: exportAmharic.accounts },
};

/** Exports the accounts, the oldest first. */
export async function exportAccounts(context: Context, language: Language): Promise<CsvExport> {
  const { words, columns } = catalogues[language];
  const { createdAt, lastSignInAt, disabledAt } = columns;
  return exportTable(context, {
    what: 'account',
    header: [
      words.invite.fields.email.label,
      words.fields.name.label,
      words.fields.roles.label,
      createdAt,
      lastSignInAt,
      disabledAt,
    ],
    entries: await context.prisma.user.findMany({
      select: {
        email: true,
        name: true,
        roles: true,
        createdAt: true,
        lastSignInAt: true,
        disabledAt: true,
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: exportTake,
    }),
    rowsOf: (accounts) =>
      accounts.map((account) => [
        account.email,
        account.name,
        account.roles.map((role) => words.roles[role]).join(', '),
        instantCell(account.createdAt),
        instantCell(account.lastSignInAt),
        instantCell(account.disabledAt),
      ]),
  });
}
