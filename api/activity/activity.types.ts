import { Role } from '../access.ts';
import { connectionOf } from '../content/lists/connection.ts';
import type { Payment as PaymentRow } from '../generated/prisma/client.ts';
import { ApplicationState } from '../generated/prisma/enums.ts';
import { actions, activityKinds, areas } from './activityKinds.ts';
import { ErasureReason } from '../members/bulkMembers.types.ts';
import { MembershipFee } from '../payments/fee.types.ts';
import { Payment } from '../payments/payment.types.ts';
import { displayNameRule } from '../session/accountNames.ts';
import * as t from '../graphqlTypes.ts';
import { describeEnum, enumOf } from '../enumOf.ts';

const areaEnum = enumOf('ActivityArea', 'The area of an activity.', areas);
const actionEnum = enumOf('ActivityAction', 'The action of an activity.', actions);
describeEnum(
  activityKinds,
  'ActivityKind',
  'The kind of object that an activity changes.',
  Object.fromEntries(
    Object.entries(activityKinds).map(([name, kind]) => [name, `Objects of the kind \`${kind}\`.`]),
  ),
);

@t.InputType('ActivityFilter', 'Filters activity. Without any field, all activity matches.')
export class ActivityFilter extends t.inputFields({
  account: t.id.orNull('Only the activity of the account with this `id`.'),
  kind: t.field.orNull(() => areaEnum, 'Only activity of this area.'),
  from: t.localDate.orNull('Only activity on or after this day in Auckland.'),
  until: t.localDate.orNull('Only activity on or before this day in Auckland.'),
}) {}

@t.ObjectType('Activity', 'One action of an account, a visitor or a command.')
export class Activity extends t.outputFields({
  id: t.id('Identifies the activity.'),
  at: t.dateTime('When it happened.'),
  email: t.string.orNull(
    'The email address of the account that did it, even if the account was removed since. ' +
      'Null for a command or a visitor, and if it is not known.',
  ),
  accountName: t.string.orNull(`The name of that account. ${displayNameRule}`),
  action: t.field(() => actionEnum, 'The action.'),
  kind: t.field<string>(() => activityKinds, 'The kind of object that was changed.'),
  recordId: t.id(
    'The id of the object among those of its kind. Empty if there is only one object of this kind.',
  ),
  title: t.string.orNull(
    'The current name of the object, or its name when it was deleted. Null if it is not ' +
      'known. A deleted category has its name in its own language.',
  ),
  isThere: t.boolean('Whether the object still exists.'),
  fields: t.field(() => [String], 'The names of the fields that were changed.'),
  restoredVersion: t.int.orNull<number | undefined>(
    'The number of the version that the change restored, if it restored one.',
  ),
  roles: t.field(() => [Role], 'The roles of the account after the change.'),
  device: t.string.orNull('The device that signed in.'),
  exported: t.string.orNull('The name of the download, such as `backup`.'),
  imported: t.string.orNull('The kind of the imported rows, such as `member`.'),
  rows: t.int.orNull<number | undefined>('The number of rows that were exported or imported.'),
  reason: t.field.orNull<ErasureReason | undefined>(
    () => ErasureReason,
    'Why a member was erased.',
  ),
  payment: t.field.orNull<PaymentRow | undefined>(
    () => Payment,
    'The payment that was recorded or voided.',
  ),
  state: t.field.orNull<ApplicationState | undefined>(
    () => ApplicationState,
    'The state that an application got.',
  ),
  fee: t.field.orNull<MembershipFee | undefined>(
    () => MembershipFee,
    'The fee that a membership type got.',
  ),
}) {}

export const ActivityConnection = connectionOf('Activity', Activity);
