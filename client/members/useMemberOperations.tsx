import type { ApolloCache } from '@apollo/client';
import type { BulkOperation, BulkOutcome } from '../content/lists/bulkOperation.ts';
import { textOf } from '../forms/textOf.ts';
import { evictQueryFields } from '../forms/evictCache.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import type {
  CeasedReason,
  ErasureReason,
  MemberStatus,
  RecordVersionInput,
} from '../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { DateField } from '../ui/date/DateField.tsx';
import { Field } from '../ui/field/Field.tsx';
import { Select } from '../ui/field/Select.tsx';
import { useToday } from '../ui/useToday.ts';
import {
  type MemberOutcome_OutcomeFragment,
  useCeaseMembersMutation,
  useEraseMembersMutation,
  useMembershipTypesToSetQuery,
  useReinstateMembersMutation,
  useSetMembershipTypeMutation,
} from './MemberOperations.generated.ts';

/** Evicts from the cache what must be read again after an operation on members. */
export const forgetMembers = (cache: ApolloCache) =>
  evictQueryFields(cache, [
    'members',
    'member',
    'memberReports',
    'memberFees',
    'households',
    'household',
  ]);

const versionsOf = (members: RecordVersionInput[]) =>
  members.map(({ id, version }) => ({ id, version }));

const none = { membershipTypes: [] };

interface Answer {
  data?: { outcome: MemberOutcome_OutcomeFragment } | null | undefined;
}

function outcomeOf({ data }: Answer): BulkOutcome & { members: RecordVersionInput[] } {
  if (!data) throw new Error('The answer was empty.');
  const { done, changed, missing } = data.outcome;
  return { done: done.length, changed, kept: [], missing, members: versionsOf(done) };
}

/** The operations on members and on former members. */
export function useMemberOperations<
  Row extends RecordVersionInput & { status: MemberStatus },
>(): BulkOperation<Row>[] {
  const { selected: words, adminForms } = useAdminMessages();
  const { ceasedOn, ceasedReason, ceasedNote } = adminForms.member.fields;
  const failureText = useFailureText();
  const today = useToday();
  const [cease] = useCeaseMembersMutation();
  const [reinstate] = useReinstateMembersMutation();
  const [erase] = useEraseMembersMutation();
  const { setType: typeWords } = useAdminMessages().fees;
  const { data: { membershipTypes: types } = none } = useMembershipTypesToSetQuery();
  const [setType] = useSetMembershipTypeMutation();

  const reinstating: BulkOperation<Row> = {
    words: words.reinstateMembers,
    appliesTo: ({ status }) => status === 'CEASED',
    run: async (rows) => outcomeOf(await reinstate({ variables: { members: versionsOf(rows) } })),
  };
  const ceasing: BulkOperation<Row> = {
    words: words.ceaseMembers,
    appliesTo: ({ status }) => status === 'MEMBER',
    fields: (
      <>
        <DateField
          label={ceasedOn.label}
          hint={ceasedOn.hint}
          name="ceasedOn"
          defaultValue={today}
          max={today}
          required
        />
        <Select
          label={ceasedReason.label}
          name="ceasedReason"
          required
          options={{ ...ceasedReason.values, '': words.chooseReason }}
        />
        <Field label={ceasedNote.label} name="ceasedNote" maxLength={200} />
      </>
    ),
    async run(rows, values) {
      const input = {
        ceasedOn: textOf(values, 'ceasedOn'),
        ceasedReason: textOf(values, 'ceasedReason') as CeasedReason,
        ceasedNote: textOf(values, 'ceasedNote'),
      };
      const { members, ...outcome } = outcomeOf(
        await cease({ variables: { members: versionsOf(rows), input } }).catch((error: unknown) => {
          // The fields of the dialog have no errors of their own.
          throw new Error(failureText(error, adminForms.member.fields));
        }),
      );
      const undo = async () => {
        const { done, changed, missing } = outcomeOf(await reinstate({ variables: { members } }));
        return { done, kept: changed, missing: missing.length };
      };
      return { ...outcome, undo };
    },
  };
  const erasing: BulkOperation<Row> = {
    words: words.deleteMembers,
    isDeletion: true,
    fields: (
      <Select
        label={words.deleteMembers.reason}
        name="reason"
        required
        options={{ '': words.chooseReason, ...words.deleteMembers.reasons }}
      />
    ),
    async run(rows, values) {
      const reason = values.get('reason') as ErasureReason;
      return outcomeOf(await erase({ variables: { members: versionsOf(rows), reason } }));
    },
  };
  const settingType: BulkOperation<Row> = {
    words: typeWords,
    keepsPage: true,
    fields: (
      <Select label={typeWords.type} name="membershipTypeId" required>
        <option value="">{words.chooseReason}</option>
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    ),
    async run(rows, values) {
      const membershipTypeId = textOf(values, 'membershipTypeId');
      return outcomeOf(
        await setType({ variables: { members: versionsOf(rows), membershipTypeId } }),
      );
    },
  };
  return [ceasing, reinstating, ...(types.length > 0 ? [settingType] : []), erasing];
}
