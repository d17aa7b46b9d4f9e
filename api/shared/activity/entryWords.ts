import { constantCase } from '../constantCase.ts';
import type * as english from '../messages/enAdmin.ts';
import { moneyText } from '../payments/money.rules.ts';
import { paidFor } from '../payments/paidFor.ts';

type Catalogues = Pick<
  typeof english,
  | 'activity'
  | 'adminForms'
  | 'adminMail'
  | 'fees'
  | 'history'
  | 'memberMessages'
  | 'selected'
  | 'settings'
>;

/** The labels of the fields that the activity names, as the forms have them. Other fields have none. */
export function fieldLabels(
  { activity, adminForms, fees, history, memberMessages, settings }: Catalogues,
  isMembershipType: boolean,
): Record<string, string | undefined> {
  const { publishedAt, unpublishAt } = history.fields;
  const fields: Record<string, { label: string }> = {
    ...settings.fields,
    ...adminForms.member.fields,
    ...(isMembershipType && fees.typeFields),
  };
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
    publishedAt,
    unpublishAt,
    membershipTypeId: fees.setType.type,
    sendAt: memberMessages.columns.sendAt,
    cancelledAt: memberMessages.states.CANCELLED,
    secondFactorRequired: activity.secondFactorRequired,
  };
}

/** What an entry of the activity is about. */
interface EntryFacts {
  /** The changed fields. */
  fields?: readonly string[];
  rows?: number | null;
  payment?: { amountCents: number; feeYear: number | null; voidReason: string } | null;
  fee?: { amountCents: number; fromYear: number } | null;
  state?: keyof Catalogues['adminMail']['applications']['states'] | null;
  reason?: keyof Catalogues['selected']['deleteMembers']['reasons'] | null;
  restoredVersion?: number | null;
}

/** What the activity says about an entry besides its fields, roles and device. */
export function entryDetails(
  { activity, adminMail, fees, history, selected }: Catalogues,
  { fields, rows, payment, fee, state, reason, restoredVersion }: EntryFacts,
): string[] {
  const { log, states } = adminMail.applications;
  return [
    typeof rows === 'number' && activity.entries(rows),
    payment && moneyText(payment.amountCents),
    payment && paidFor(fees, payment.feeYear),
    payment && fields?.includes('voidReason') && fees.payments.voided(payment.voidReason),
    state && log.state(states[state]),
    fee && fees.fee(moneyText(fee.amountCents), fee.fromYear),
    reason && selected.deleteMembers.reasons[reason],
    typeof restoredVersion === 'number' && history.restored(String(restoredVersion)),
  ].flatMap((text) => text || []);
}

/** The word for a name, or the name itself if there is none. Kinds have their names of the schema. */
export const wordOf = (words: Record<string, string>, name: string): string =>
  words[name] ?? words[constantCase(name)] ?? name;
