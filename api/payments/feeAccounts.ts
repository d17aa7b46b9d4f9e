import type { Connection, PageArgs } from '../content/lists/connection.ts';
import { byColumn } from '../content/lists/listOrder.ts';
import { listPage } from '../content/lists/listPage.ts';
import { listRows } from '../content/lists/lists.ts';
import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { feeDue, feePaid, hasFeeState, wereMembersIn } from '../members/memberFees.ts';
import { memberSource } from '../members/memberList.ts';
import { readSettings } from '../site/readSettings.ts';
import type { FeeAccount, FeeAccountArgs } from './fee.types.ts';

const { sql } = Prisma;
const order = byColumn('name', 'text', 'ASC');

/** The source and the conditions of the accounts of a year. */
async function accountsOf(context: Context, { year, state }: FeeAccountArgs) {
  const { balanceDate } = await readSettings(context);
  const columns = sql`id, name, email, "contactNumber", address,
    (SELECT name FROM "membership-kind" WHERE id = "members"."kindId") AS "kindName",
    ${feeDue(year)} AS "dueCents", ${feePaid(year)} AS "paidCents"`;
  const where = [wereMembersIn(year, balanceDate), ...(state ? [hasFeeState(year, state)] : [])];
  return { source: { ...memberSource, columns }, where };
}

/** Reads a page of the members of a year of fees, by name. */
export async function feeAccountsPage(
  context: Context,
  args: FeeAccountArgs,
  page: PageArgs,
): Promise<Connection<FeeAccount>> {
  const { source, where } = await accountsOf(context, args);
  return listPage<FeeAccount>(context, source, { page, order, where });
}

/** Reads the first rows of the same list. */
export async function feeAccountRows(context: Context, args: FeeAccountArgs, take: number) {
  const { source, where } = await accountsOf(context, args);
  return listRows<FeeAccount>(context, source, { where, order: order.sql, take });
}
