import { adminLists as listsAmharic } from '../../client/messages/am/adminLists.ts';
import { adminLists as listsEnglish } from '../../client/messages/en/adminLists.ts';
import { listIds } from '../content/lists.ts';
import type { Context } from '../context.ts';
import { fieldsOf } from '../csvImport/columns.ts';
import { memberTarget } from '../csvImport/importTargets.ts';
import { todayInAuckland } from '../dates/days.rules.ts';
import type { Language } from '../generated/prisma/enums.ts';
import { memberOrders, memberSource } from '../members/memberList.ts';
import type { MemberOrder } from '../members/member.types.ts';
import { dateToDay } from '../scalars.ts';
import { headingOf } from './columnWords.ts';
import type { CsvExport } from './csvExport.types.ts';
import { exportTable, exportTake } from './exportTable.ts';

/** Which members, and in which language. */
interface MemberRequest {
  search: string;
  order: MemberOrder;
  ids: number[] | null;
  language: Language;
}

const numbers = { EN: listsEnglish.members.columns.id, AM: listsAmharic.members.columns.id };

/** Makes a file of members: their number, and the columns that an import finds. */
export async function exportMembers(
  context: Context,
  { search, order, ids, language }: MemberRequest,
): Promise<CsvExport> {
  const request = { order: memberOrders[order], search, ids, take: exportTake };
  const { messages, amharicMessages } = memberTarget;
  const labels = language === 'AM' ? amharicMessages : messages;
  const fields = fieldsOf(memberTarget, todayInAuckland(context.now())).map(({ name }) => name);
  return exportTable(context, {
    what: memberTarget.name,
    header: [numbers[language], ...fields.map((name) => headingOf(name, labels, language))],
    entries: await listIds(context, memberSource, request),
    async rowsOf(wanted) {
      const rows = await context.prisma.member.findMany({ where: { id: { in: wanted } } });
      const cells = new Map<number, Record<string, string>>(
        rows.map(({ id, name, dob, email, address, contactNumber, date }) => [
          id,
          { name, dob: dateToDay(dob), email, address, contactNumber, date: dateToDay(date) },
        ]),
      );
      return wanted.flatMap((id) => {
        const found = cells.get(id);
        return found ? [[id, ...fields.map((name) => found[name] ?? '')]] : [];
      });
    },
  });
}
