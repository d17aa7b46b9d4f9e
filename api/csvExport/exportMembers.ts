import { listIds } from '../content/lists/listPage.ts';
import type { Context } from '../context.ts';
import { fieldsOf } from '../csvImport/columns.ts';
import { memberTarget } from '../csvImport/importTargets.ts';
import { memberTexts } from '../csvImport/recordTexts.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import type { Language } from '../generated/prisma/enums.ts';
import {
  memberConditions,
  type MemberFilter,
  requireFilterAccess,
} from '../members/memberFilter.ts';
import { memberOrders, memberSource } from '../members/memberList.ts';
import type { MemberOrder, MemberStatus } from '../members/member.types.ts';
import { headingOf } from './columnWords.ts';
import type { CsvExport } from './csvExport.types.ts';
import { exportTable, exportTake } from './exportTable.ts';

/** The members to export, and the language. */
interface MemberRequest {
  search: string;
  order: MemberOrder;
  status: MemberStatus | null;
  filter: MemberFilter;
  ids: number[] | null;
  language: Language;
}

/** Exports members, with columns that an import recognises. */
export async function exportMembers(
  context: Context,
  { search, order, status, filter, ids, language }: MemberRequest,
): Promise<CsvExport> {
  requireFilterAccess(context, filter);
  const where = [{ status }, filter].flatMap((each) => memberConditions(context, each));
  const request = {
    ...{ order: memberOrders[order], where },
    ...{ search, ids, take: exportTake },
  };
  const { messages, amharicMessages } = memberTarget;
  const labels = language === 'AM' ? amharicMessages : messages;
  const fields = fieldsOf(memberTarget, todayInAuckland(context.now())).map(({ name }) => name);
  return exportTable(context, {
    what: memberTarget.name,
    header: fields.map((name) => headingOf(name, labels, language)),
    entries: await listIds(context, memberSource, request),
    async rowsOf(wanted) {
      const records = await memberTexts(context, wanted);
      return records.map(({ texts }) => fields.map((name) => texts[name] ?? ''));
    },
  });
}
