import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { rulesOfMember } from '../../api/shared/members/member.rules.ts';
import { founded, isAdult } from '../../api/shared/members/personLimits.rules.ts';
import { memberFields } from '../../api/shared/members/member.fields.ts';
import { dayMonthYear } from '../../api/shared/dates/days.ts';
import {
  createSave,
  displayDays,
  type EditedRecord,
  type RecordFormHandle,
  textValues,
  useRecordToEdit,
} from '../forms/formOptions.ts';
import { evictQueryFields } from '../forms/evictCache.ts';
import { RecordForm } from '../forms/RecordForm.tsx';
import { FieldSections } from '../content/FieldSections.tsx';
import { RecordFormPage } from '../content/RecordFormPage.tsx';
import { useRecordForm } from '../forms/useRecordForm.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import type { MemberInput } from '../graphql/schemaTypes.generated.ts';
import { TextArea } from '../ui/field/TextArea.tsx';
import { Select } from '../ui/field/Select.tsx';
import { ToolLink } from '../ui/ToolLink.tsx';
import { useToday } from '../ui/useToday.ts';
import { DuplicatesNotice, useDuplicates } from './DuplicatesNotice.tsx';
import {
  type MemberForm_MemberFragment,
  type MessageReach_MemberFragment,
  useCreateMemberMutation,
  useMemberToEditQuery,
  useSetMemberSubscriptionMutation,
  useUpdateMemberMutation,
} from './MemberForm.generated.ts';
import { HouseholdField, useHouseholdDoubt } from './HouseholdField.tsx';
import { MemberActions } from './MemberActions.tsx';
import { MemberReports } from './MemberReports.tsx';
import { AsyncButton } from '../content/AsyncButton.tsx';
import { useDateTime } from '../messages/useDateTime.ts';

const listPath = '/admin/show-members';

/** Registers a member, or edits the one that the address names. */
export function Component() {
  const { admin, adminForms, adminLists, fees } = useAdminMessages();
  const navigate = useNavigate();
  const form = useRef<RecordFormHandle>(null);
  return (
    <RecordFormPage
      words={adminForms.member}
      intro={(member: MemberForm_MemberFragment | null) =>
        member && (
          <>
            {member.ceasedOn ? <Ended member={member} /> : <MessageReach member={member} />}
            {member.membershipTypeName && (
              <p>{admin.named(fees.setType.type, member.membershipTypeName)}</p>
            )}
            <MemberReports memberId={member.id} />
          </>
        )
      }
      query={useMemberToEditQuery(useRecordToEdit())}
      recordIn={({ member }) => member}
      list={{ to: listPath, name: adminLists.members.heading }}
      addPath="/admin/add-member"
      nameOf={({ name, id }) => `${name} · M${id}`}
      handle={form}
      actions={(member) => (
        <>
          <ToolLink to={`/admin/payments?find=M${member.id}`}>{fees.payments.heading}</ToolLink>
          <MemberActions
            member={member}
            onDone={({ keepsPage }) =>
              void (keepsPage ? form.current?.mergeOwnChange() : navigate(listPath))
            }
          />
        </>
      )}
    >
      {(edited) => <MemberForm {...edited} />}
    </RecordFormPage>
  );
}

/** When and why a membership ended. */
function Ended({ member }: { member: MemberForm_MemberFragment }) {
  const { adminForms, adminLists } = useAdminMessages();
  const { ceasedOn, ceasedReason, ceasedNote } = member;
  const reason = adminForms.member.fields.ceasedReason.values?.[ceasedReason ?? ''] ?? '';
  return (
    <p className="wrap-anywhere">
      {ceasedOn && adminLists.members.ended(dayMonthYear(ceasedOn), reason)}
      {ceasedNote && ` – ${ceasedNote}`}
    </p>
  );
}

function MemberForm(edited: EditedRecord<MemberForm_MemberFragment>) {
  const { member: words } = useAdminMessages().adminForms;
  const duplicates = useDuplicates();
  const selectHousehold = useRef<(name: string) => void>(null);
  const household = useHouseholdDoubt((name) => selectHousehold.current?.(name));
  const today = useToday();
  const rules = rulesOfMember(today, edited.record);
  const form = useRecordForm({
    ...edited,
    rules,
    labels: words.fields,
    editPath: '/admin/edit-member',
    // Both days are today (docs/product/fields.md, section 6.5).
    valuesOf: (from) => ({
      ...textValues(rules, from),
      ...(!from && { date: today, joinedOn: today }),
    }),
    save: createSave(
      useCreateMemberMutation()[0],
      useUpdateMemberMutation()[0],
      async ({ householdRole, language, channel, ...others }, present) => {
        const input: MemberInput = {
          ...others,
          householdRole: (householdRole || null) as MemberInput['householdRole'],
          language: (language || null) as MemberInput['language'],
          channel: (channel || null) as MemberInput['channel'],
        };
        if (input.householdName !== present?.householdName)
          await household.check(input.householdName ?? '');
        if (!present) await duplicates.check(input);
        return { input };
      },
    ),
    evict: (cache) => evictQueryFields(cache, ['members', 'households', 'household']),
  });
  const watched = useWatch({
    control: form.control,
    name: ['householdName', 'householdRole', 'dob', 'address', 'date', 'joinedOn'],
  }) as string[];
  const [typed = '', role, dob = '', address, date = '', joinedOn] = watched;
  const { isNew, change } = form;
  useEffect(() => {
    selectHousehold.current = (name) => change('householdName', name);
  });
  /** A new member joins on the day of registration, unless somebody enters another day or none. */
  const joining = useRef(today);
  useEffect(() => {
    if (!isNew || date === joining.current || date < founded || date > today) return;
    if (joinedOn === joining.current) change('joinedOn', date);
    joining.current = date;
  }, [isNew, change, date, joinedOn, today]);
  /** What a colleague has changed that is no field of the form. */
  const { record } = form;
  const ended =
    record?.ceasedOn !== edited.record?.ceasedOn &&
    (record?.ceasedOn ? <Ended member={record} /> : <p>{words.reinstated}</p>);
  const isOfAge = role === 'CHILD' && isAdult(dob, today);
  return (
    <RecordForm
      form={form}
      words={words}
      seeItAt="/admin/show-members"
      changedElsewhere={record && ended}
      display={displayDays('dob', 'date', 'joinedOn', 'consentedOn')}
    >
      <FieldSections
        form={form}
        fields={memberFields}
        words={words}
        controls={{
          householdName: (props) => (
            <HouseholdField
              {...props}
              typed={typed}
              memberId={edited.record?.id}
              onSelectSimilar={(name) => change('householdName', name)}
              onFound={(found) => {
                if (address === '') change('address', found.address);
              }}
            />
          ),
          address: (props) => (
            <TextArea
              {...props}
              rows={2}
              hint={typed.trim() === '' ? props.hint : words.ownAddress}
            />
          ),
          householdRole: (props) => (
            <Select
              {...props}
              options={words.fields.householdRole.values}
              hint={isOfAge ? words.ofAge : undefined}
            />
          ),
        }}
      />
      {household.notice}
      <DuplicatesNotice {...duplicates} />
    </RecordForm>
  );
}

/** How messages reach a member, and the button for a request by telephone. */
function MessageReach({ member }: { member: MessageReach_MemberFragment }) {
  const { admin, memberMessages } = useAdminMessages();
  const { reach: words } = memberMessages;
  const dateTime = useDateTime();
  const [set] = useSetMemberSubscriptionMutation({ fetchPolicy: 'no-cache' });
  const [changed, setChanged] = useState<MessageReach_MemberFragment | null>(null);
  const { id, email, reach, isSubscribed, bouncedAt } = changed ?? member;
  const label = isSubscribed ? words.unsubscribe : words.subscribe;

  async function change() {
    const { data } = await set({ variables: { id, isSubscribed: !isSubscribed } });
    if (data) setChanged(data.setMemberSubscription);
  }

  return (
    <div>
      <p>
        {admin.named(words.heading, words[reach])} {bouncedAt && words.bounced(dateTime(bouncedAt))}
      </p>
      {email && <AsyncButton name={label} label={label} run={change} />}
    </div>
  );
}
