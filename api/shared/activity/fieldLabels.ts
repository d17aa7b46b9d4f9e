import type * as english from '../messages/enAdmin.ts';

type Catalogues = Pick<
  typeof english,
  'activity' | 'adminForms' | 'fees' | 'history' | 'memberMessages' | 'settings'
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
    ...{ publishedAt, unpublishAt },
    membershipTypeId: fees.setType.type,
    sendAt: memberMessages.columns.sendAt,
    cancelledAt: memberMessages.states.CANCELLED,
    secondFactorRequired: activity.secondFactorRequired,
  };
}
