import { useParams } from 'react-router-dom';
import { memberRules } from '../../api/members/member.rules.ts';
import { displayDays } from '../forms/displayDays.ts';
import { evictQueryFields } from '../forms/evictCache.ts';
import { FormSection } from '../forms/FormSection.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { RecordPage } from '../forms/RecordPage.tsx';
import { useRecordForm } from '../forms/useRecordForm.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { todayInAuckland } from '../pages/membershipForm/todayInAuckland.ts';
import { Field } from '../ui/Field.tsx';
import { DuplicatesNotice } from './DuplicatesNotice.tsx';
import {
  type MemberForm_MemberFragment,
  useCreateMemberMutation,
  useMemberToEditQuery,
  useUpdateMemberMutation,
} from './MemberForm.generated.ts';
import { useDuplicates } from './useDuplicates.ts';

/** Registers a member or, where the address names one, edits it. */
export function Component() {
  const { adminForms, adminLists } = useAdminMessages();
  const { id = '' } = useParams();
  const query = useMemberToEditQuery({ variables: { id }, skip: !id, fetchPolicy: 'no-cache' });
  return (
    <RecordPage
      words={adminForms.member}
      query={query}
      record={query.data?.member}
      list={{ to: '/admin/show-members', name: adminLists.members.heading }}
    >
      {(member) => (
        <MemberForm
          member={member}
          reload={async (id) => (await query.refetch({ id })).data?.member ?? null}
        />
      )}
    </RecordPage>
  );
}

interface MemberFormProps {
  member: MemberForm_MemberFragment | null;
  reload: (id: string) => Promise<MemberForm_MemberFragment | null>;
}

function MemberForm({ member, reload }: MemberFormProps) {
  const { member: words } = useAdminMessages().adminForms;
  const [create] = useCreateMemberMutation();
  const [update] = useUpdateMemberMutation();
  const duplicates = useDuplicates();
  const form = useRecordForm({
    rules: memberRules(todayInAuckland()),
    labels: words.fields,
    editPath: '/admin/edit-member',
    record: member,
    valuesOf: (from) => ({
      name: from?.name ?? '',
      dob: from?.dob ?? '',
      email: from?.email ?? '',
      address: from?.address ?? '',
      contactNumber: from?.contactNumber ?? '',
      // docs/product.md, section 6.5.
      date: from?.date ?? todayInAuckland(),
    }),
    reload,
    save: async (input, present, idempotencyKey, send) => {
      if (!present) {
        await duplicates.check(input);
        const { data } = await create({ variables: { input, idempotencyKey }, ...send });
        return data?.createMember;
      }
      const { id, version } = present;
      const { data } = await update({ variables: { id, version, input, idempotencyKey }, ...send });
      return data?.updateMember;
    },
    evict: (cache) => evictQueryFields(cache, ['members']),
  });
  const { field } = form;
  return (
    <RecordForm
      form={form}
      words={words}
      seeItAt="/admin/show-members"
      display={displayDays('dob', 'date')}
    >
      <FormSection heading={words.sections.person}>
        <Field {...field('name')} />
        <Field type="date" {...field('dob')} />
      </FormSection>
      <FormSection heading={words.sections.contact}>
        <Field type="email" {...field('email')} />
        <Field {...field('address')} />
        <Field type="tel" {...field('contactNumber')} />
      </FormSection>
      <FormSection heading={words.sections.membership}>
        <Field type="date" {...field('date')} />
      </FormSection>
      <DuplicatesNotice {...duplicates} />
    </RecordForm>
  );
}
