import { adminMail as amharic } from '../shared/messages/am/adminMail.ts';
import { contactUs as contactAmharic } from '../shared/messages/am/contactUs.ts';
import { adminMail as english } from '../shared/messages/en/adminMail.ts';
import { contactUs as contactEnglish } from '../shared/messages/en/contactUs.ts';
import { byId } from '../content/lists/listOrder.ts';
import { listIds } from '../content/lists/listPage.ts';
import type { Context } from '../context.ts';
import type { Language } from '../generated/prisma/enums.ts';
import { answeredFilter } from '../inquiry/answeredFilter.ts';
import { applicationFilter } from '../inquiry/applicationFilter.ts';
import type { ApplicationFilterArgs } from '../inquiry/applicationFilter.ts';
import { applicationSource, readApplications } from '../inquiry/readApplications.ts';
import { undeliveredFilter } from '../outbox/undeliveredFilter.ts';
import { dateToDay } from '../scalars.ts';
import { accountNames } from '../session/accountNames.ts';
import { inOrderOf, instantCell } from './cells.ts';
import type { CsvExport } from './csvExport.types.ts';
import { exportTable, exportTake } from './exportTable.ts';

const catalogues = {
  EN: { words: english, contact: contactEnglish.form.fields },
  AM: { words: amharic, contact: contactAmharic.form.fields },
};

/** The selected entries, all by default, and the language of the headings. */
interface Selected {
  ids: number[] | null;
  language: Language;
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
const among = (ids: number[] | null) => (ids ? { id: { in: ids } } : {});
const latest = { select: { id: true }, orderBy: { id: 'desc' }, take: exportTake } as const;

/** Exports inquiries. */
export async function exportInquiries(
  context: Context,
  { answered, ids, language }: Selected & { answered: boolean | null },
): Promise<CsvExport> {
  const { inquiry } = context.prisma;
  const { words, contact } = catalogues[language];
  const { columns } = words.inquiries;
  const { states } = words.reading;
  const where = { AND: [answeredFilter(answered), among(ids)] };
  return exportTable(context, {
    what: 'inquiry',
    header: [
      ...[columns.createdAt, columns.name, contact.email.label],
      ...[columns.title, contact.message.label, columns.state],
    ],
    entries: idsOf(await inquiry.findMany({ where, ...latest })),
    async rowsOf(wanted) {
      const rows = await inquiry.findMany({ where: { id: { in: wanted } } });
      return inOrderOf(wanted, rows).map(
        ({ createdAt, name, email, title, message, readAt, answeredAt }) => {
          const state = answeredAt ? 'answered' : readAt ? 'read' : 'unread';
          return [instantCell(createdAt), name, email, title, message, states[state]];
        },
      );
    },
  });
}

/** Exports membership applications. */
export async function exportApplications(
  context: Context,
  { ids, language, search, ...filter }: Selected & ApplicationFilterArgs & { search: string },
): Promise<CsvExport> {
  const { labels, states } = catalogues[language].words.applications;
  const list = { order: byId('DESC'), where: applicationFilter(filter), search };
  return exportTable(context, {
    what: 'membershipApplication',
    header: [
      ...[labels.name, labels.dob, labels.email, labels.address, labels.contactNumber],
      ...[labels.date, labels.agreed, labels.state, labels.assignedTo, labels.member],
    ],
    entries: await listIds<{ id: number }>(context, applicationSource, {
      ...list,
      ids,
      take: exportTake,
    }),
    async rowsOf(wanted) {
      const rows = await readApplications(context, wanted);
      const names = await accountNames(
        context,
        rows.flatMap(({ assignedTo }) => assignedTo ?? []),
      );
      return rows.map((row) => [
        ...[row.name, dateToDay(row.dob), row.email, row.address, row.contactNumber],
        ...[dateToDay(row.date), instantCell(row.agreedAt), states[row.state]],
        ...[names.get(row.assignedTo ?? '') ?? row.assignedTo, row.memberId],
      ]);
    },
  });
}

/** Exports the outbox without the texts, because messages about accounts are confidential. */
export async function exportMailMessages(
  context: Context,
  { undelivered, language }: { undelivered: boolean; language: Language },
): Promise<CsvExport> {
  const { outbox, states } = catalogues[language].words;
  const { columns, kinds, toInbox } = outbox;
  return exportTable(context, {
    what: 'mailMessage',
    header: [columns.createdAt, columns.kind, columns.to, columns.subject, columns.state],
    entries: await context.prisma.mailMessage.findMany({
      where: undeliveredFilter(undelivered),
      select: { createdAt: true, kind: true, to: true, subject: true, state: true },
      // The ids start with the time at which they were created.
      orderBy: { id: 'desc' },
      take: exportTake,
    }),
    rowsOf: (messages) =>
      messages.map(({ createdAt, kind, to, subject, state }) => [
        ...[instantCell(createdAt), kinds[kind], to || toInbox, subject, states[state]],
      ]),
  });
}
