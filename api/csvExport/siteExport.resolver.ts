import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { ActivityFilter } from '../activity/activity.types.ts';
import { type Entry, readEntries } from '../activity/listActivity.ts';
import { filterOptions, wantedActivity } from '../activity/wantedActivity.ts';
import type { Context } from '../context.ts';
import { inquiryFilter, InquiryFilterArgs } from '../inquiry/inquiry.types.ts';
import { mailMessageFilter, MailMessageFilterArgs } from '../outbox/mailMessageFilter.ts';
import { entryDetails, fieldLabels, wordOf } from '../shared/activity/entryWords.ts';
import { maxExportedActivity } from '../shared/csv/csvLimits.rules.ts';
import { CsvExport, ExportMutation, ExportArgs, ListExportArgs } from './csvExport.types.ts';
import {
  columnsOf,
  exportTable,
  exportTake,
  instantCell,
  selectedIds,
  wordsIn,
} from './exportTable.ts';
import type { ExportWords } from './exportWords.ts';

@Resolver()
export class SiteExportResolver {
  @Access(Role.ADMIN)
  @Mutation(() => CsvExport, {
    description: `Exports activity, the latest ${String(maxExportedActivity)} entries at most. The export is recorded as activity too.`,
  })
  async exportActivity(
    @Arg('filter', () => ActivityFilter, filterOptions) filter: ActivityFilter,
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const words = await wordsIn(language);
    const wanted = wantedActivity(context, filter);
    return exportTable(context, {
      what: 'activity',
      entries: await readEntries(context, wanted, language, maxExportedActivity + 1),
      max: maxExportedActivity,
      rowsOf: (entries) => entries.map((entry) => activityCells(entry, words)),
      columns: columnsOf(Object.values(words.activity.export.columns)),
    });
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.INQUIRIES_READ)
  @ExportMutation('Exports inquiries, the latest first.')
  async exportInquiries(
    @Args(() => ListExportArgs) { ids, language }: ListExportArgs,
    @Args(() => InquiryFilterArgs) filter: InquiryFilterArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { adminMail, contactUs } = await wordsIn(language);
    const { columns } = adminMail.inquiries;
    const { states } = adminMail.reading;
    const { email, message } = contactUs.form.fields;
    const selected = selectedIds(ids);
    const orderBy = { id: 'desc' } as const;
    const { inquiry } = context.prisma;
    const found = await inquiry.findMany({
      where: { AND: [inquiryFilter(filter), selected ? { id: { in: selected } } : {}] },
      select: { id: true },
      orderBy,
      take: exportTake,
    });
    return exportTable(context, {
      what: 'inquiry',
      entries: found.map(({ id }) => id),
      rowsOf: (wanted) => inquiry.findMany({ where: { id: { in: wanted } }, orderBy }),
      columns: [
        [columns.createdAt, (row) => instantCell(row.createdAt)],
        [columns.name, (row) => row.name],
        [email.label, (row) => row.email],
        [columns.title, (row) => row.title],
        [message.label, (row) => row.message],
        [
          columns.state,
          ({ answeredAt, readAt }) => states[answeredAt ? 'answered' : readAt ? 'read' : 'unread'],
        ],
      ],
    });
  }

  /** Without the texts, because messages about accounts are confidential. */
  @Access(Role.ADMIN)
  @ExportMutation('Exports the outbox, the latest first, without the texts.')
  async exportMailMessages(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Args(() => MailMessageFilterArgs) filter: MailMessageFilterArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { outbox, states } = (await wordsIn(language)).adminMail;
    const { columns, kinds, toInbox } = outbox;
    return exportTable(context, {
      what: 'mailMessage',
      entries: await context.prisma.mailMessage.findMany({
        where: mailMessageFilter(filter),
        select: { createdAt: true, kind: true, to: true, subject: true, state: true },
        // The ids start with the time at which they were created.
        orderBy: { id: 'desc' },
        take: exportTake,
      }),
      rowsOf: (messages) => messages,
      columns: [
        [columns.createdAt, ({ createdAt }) => instantCell(createdAt)],
        [columns.kind, ({ kind }) => kinds[kind]],
        [columns.to, ({ to }) => to || toInbox],
        [columns.subject, ({ subject }) => subject],
        [columns.state, ({ state }) => states[state]],
      ],
    });
  }

  @Access(Role.ADMIN)
  @ExportMutation('Exports the accounts, the oldest first.')
  async exportAccounts(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const {
      accounts: words,
      csvExport: { accounts: times },
    } = await wordsIn(language);
    const { invite, fields, roles } = words;
    return exportTable(context, {
      what: 'account',
      entries: await context.prisma.user.findMany({
        omit: { passwordHash: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: exportTake,
      }),
      rowsOf: (accounts) => accounts,
      columns: [
        [invite.fields.email.label, ({ email }) => email],
        [fields.name.label, ({ name }) => name],
        [fields.roles.label, (account) => account.roles.map((role) => roles[role]).join(', ')],
        [times.createdAt, ({ createdAt }) => instantCell(createdAt)],
        [times.lastSignInAt, ({ lastSignInAt }) => instantCell(lastSignInAt)],
        [times.disabledAt, ({ disabledAt }) => instantCell(disabledAt)],
      ],
    });
  }
}

/** An entry of the activity log as cells of a table. */
function activityCells(entry: Entry, catalogue: ExportWords): string[] {
  const { at, accountName, action, kind, title, recordId } = entry;
  const { activity: words, observances } = catalogue;
  const [feast = '', year = ''] = recordId.split(' ');
  return [
    instantCell(at),
    accountName ?? words.nobody,
    words.actions[action],
    wordOf(words.kinds, kind),
    kind === 'feastDate' ? `${wordOf(observances.names, feast)} ${year}` : (title ?? ''),
    recordId,
    detailsOf(entry, catalogue),
  ];
}

function detailsOf({ details, kind }: Entry, catalogue: ExportWords): string {
  const { activity: words, accounts } = catalogue;
  const { fields = [], roles = [], browser, system, what } = details;
  const labels = fieldLabels(catalogue, kind === 'membershipType');
  const parts = [
    ...fields.flatMap((field) => labels[field] ?? []),
    ...roles.map((role) => accounts.roles[role]),
    ...[browser, system].flatMap((name) => name ?? []),
    ...(what === undefined ? [] : [wordOf({ ...words.kinds, ...words.exports }, what)]),
    ...entryDetails(catalogue, details),
  ];
  return catalogue.admin.listOf(parts);
}
