import { type SubmitEvent, useState } from 'react';
import { decisions } from '../../../api/shared/inquiry/application.rules.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import type { ApplicationUpdateInput } from '../../graphql/schemaTypes.generated.ts';
import { deleteDraft, isOnServer, saveDraft } from '../../forms/draft/drafts.ts';
import { RestoredNotice } from '../../forms/draft/DraftNotice.tsx';
import { useDraft, useUnloadWarning } from '../../forms/draft/useDraft.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { DuplicatesNotice, SimilarMembers } from '../../members/DuplicatesNotice.tsx';
import { useHouseholdDoubt } from '../../members/HouseholdField.tsx';
import { useSimilarMembersQuery } from '../../members/DuplicatesNotice.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { accentButton } from '../../ui/buttonStyle.ts';
import { Select } from '../../ui/field/Select.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { passFocusOn } from '../../ui/focusPlace.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { useToaster } from '../../ui/toast/useToaster.ts';
import { changedValues, untouched } from './decisionValues.ts';
import { AcceptedApplication } from './AcceptedApplication.tsx';
import { ChooseHousehold } from './ChooseHousehold.tsx';
import {
  type ApplicationPage_ApplicationFragment,
  useApplicationPageLazyQuery,
} from './ApplicationPage.generated.ts';
import {
  useApplicationColleaguesQuery,
  useApplicationPeersQuery,
  useUnregisterApplicantMutation,
  useUpdateMembershipApplicationMutation,
} from './DecideApplication.generated.ts';

/** The form for decision, assignment and note, beside the members who may be the applicant. */
export function DecideApplication({
  application,
}: {
  application: ApplicationPage_ApplicationFragment;
}) {
  const { id, name, dob, email, address, contactNumber, date, memberId, state } = application;
  const { deciding: words, labels, states } = useAdminMessages().adminMail.applications;
  const { admin } = useAdminMessages();
  const failureText = useFailureText();
  const { notify } = useToaster();
  const { key, found } = useDraft();
  const [restored, setRestored] = useState(found);
  const [typed, setTyped] = useState<ApplicationUpdateInput>({
    ...untouched,
    ...found?.values,
    // A colleague may have accepted the applicant since.
    ...(memberId !== null && { state: null, memberId: null }),
  });
  const isTyped = Object.keys(changedValues(typed)).length > 0;
  useUnloadWarning(isTyped, () => isOnServer(key));
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState({ failure: '', saved: '' });
  const options = {
    update: (cache: Parameters<typeof evictQueryFields>[0]) =>
      evictQueryFields(cache, ['members', 'membershipApplications', 'households']),
  };
  const [update] = useUpdateMembershipApplicationMutation(options);
  const [unregister] = useUnregisterApplicantMutation(options);
  const [readApplication] = useApplicationPageLazyQuery({ fetchPolicy: 'network-only' });
  const { data: colleagueData } = useApplicationColleaguesQuery();
  const similar = useSimilarMembersQuery({
    variables: { input: { name, dob, email, address, contactNumber, date } },
    skip: memberId !== null,
    fetchPolicy: 'no-cache',
  });
  const { data: peers } = useApplicationPeersQuery({
    variables: { id },
    skip: memberId !== null,
    fetchPolicy: 'no-cache',
  });
  const duplicates = similar.data?.similarMembers ?? [];
  const members = duplicates.flatMap(({ member }) => (member.status === 'MEMBER' ? member : []));
  const others = peers?.membershipApplication?.similarApplications ?? [];

  // The notice may be older than what was typed since.
  const household = useHouseholdDoubt((householdName) =>
    setTyped((present) => ({ ...present, householdName })),
  );
  const isNewMember = typed.state === 'ACCEPTED' && !typed.memberId;

  const type = (values: ApplicationUpdateInput) => {
    const changed = changedValues({ ...typed, ...values });
    setTyped({ ...typed, ...values });
    if (Object.keys(changed).length === 0) deleteDraft(key);
    else saveDraft(key, { values: changed, base: { version: 0, values: {} }, sent: null });
    setOutcome({ failure: '', saved: '' });
  };

  async function undo() {
    try {
      const { data } = await unregister({ variables: { id } });
      const isTold = Boolean(data?.unregisterApplicant.notice);
      notify({ tone: 'good', text: isTold ? words.undoneButTold : words.undone });
    } catch (error) {
      notify({
        tone: 'bad',
        text: admin.notDone(words.undoName(name)),
        reason: failureText(error),
      });
    }
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      if (isNewMember) await household.check(typed.householdName ?? '');
      // Only an accepted applicant gets a household. The form keeps the chosen one.
      const input = isNewMember ? typed : { ...typed, householdName: null };
      const seen = { seen: state, seenAssignedTo: application.assignedTo };
      await update({ variables: { id, ...seen, input } });
      deleteDraft(key);
      setTyped(untouched);
      setRestored(null);
      setOutcome({ failure: '', saved: words.saved });
      if (!isNewMember) return;
      const action = { label: admin.undo, name: words.undoName(name), run: () => void undo() };
      notify({ tone: 'good', text: words.success(name), action });
    } catch (error) {
      // The form keeps what was typed, and shows what a colleague has decided meanwhile.
      const { data } = await readApplication({ variables: { id } }).catch(() => ({ data: null }));
      if (data?.submission?.memberId) setTyped({ ...typed, state: null, memberId: null });
      setOutcome({ failure: failureText(error, {}), saved: '' });
    } finally {
      setIsBusy(false);
    }
  }

  const hints: Record<string, string> = {
    ACCEPTED: members.length > 0 ? `${words.registers} ${words.mayBeMember}` : words.registers,
    DECLINED: words.byHand,
    WITHDRAWN: words.byHand,
  };
  const decision = (each: (typeof decisions)[number]) =>
    each === state ? (each === 'ACCEPTED' ? words.again : null) : states[each];
  const assignedTo = typed.assignedTo ?? application.assignedTo ?? '';
  const colleagues = colleagueData?.applicationColleagues ?? [];
  const isFormer = assignedTo !== '' && !colleagues.some((each) => each.id === assignedTo);
  return (
    <section aria-labelledby="decision" className="mt-8">
      <h2 id="decision" className="font-body text-lg font-semibold">
        {words.heading}
      </h2>
      <AcceptedApplication application={application} />
      {memberId !== null && (
        <Button ref={passFocusOn} onClick={() => void undo()}>
          {words.takeBack}
        </Button>
      )}
      <RestoredNotice isRestored={restored !== null && isTyped} continued={restored?.continued} />
      <form
        onSubmit={(event) => void submit(event)}
        className="mt-4 grid items-start gap-x-8 gap-y-5 lg:grid-cols-2"
      >
        {memberId === null && (
          <div className="empty:hidden lg:order-last">
            <DuplicatesNotice shown={duplicates} />
            {others.length > 0 && (
              <>
                <h3 className="font-body font-semibold">{words.otherApplications}</h3>
                <SimilarMembers
                  path="/admin/applications"
                  shown={others.map(({ application: member, similarities }) => ({
                    member,
                    similarities,
                  }))}
                />
              </>
            )}
          </div>
        )}
        <div className="grid gap-5">
          {memberId === null && (
            <Select
              label={labels.state}
              value={typed.memberId ?? typed.state ?? ''}
              hint={typed.memberId ? words.joins : typed.state ? hints[typed.state] : undefined}
              onChange={({ target: { value } }) => {
                const joined = members.find((each) => each.id === value)?.id ?? null;
                const chosen = decisions.find((each) => each === value) ?? null;
                type({ state: joined ? 'ACCEPTED' : chosen, memberId: joined });
              }}
            >
              <option value="">{states[state]}</option>
              {decisions.map((each) => {
                const text = decision(each);
                return (
                  text && (
                    <option key={each} value={each}>
                      {text}
                    </option>
                  )
                );
              })}
              {members.map((each) => (
                <option key={each.id} value={each.id}>
                  {words.isMember(each.name, each.id)}
                </option>
              ))}
            </Select>
          )}
          {isNewMember && (
            <ChooseHousehold
              typed={typed}
              onType={type}
              likely={peers?.membershipApplication?.likelyHouseholds ?? []}
            />
          )}
          <Select
            label={labels.assignedTo}
            value={assignedTo}
            onChange={({ target }) => type({ assignedTo: target.value })}
          >
            <option value="">{words.nobody}</option>
            {isFormer && <option value={assignedTo}>{application.assignedToName}</option>}
            {colleagues.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </Select>
          <TextArea
            label={words.note}
            hint={words.noteHint}
            rows={3}
            value={typed.note ?? ''}
            onChange={({ target }) => type({ note: target.value })}
          />
          {household.notice}
          <button
            type="submit"
            aria-disabled={isBusy}
            className={`${accentButton} justify-self-start`}
          >
            {isBusy ? admin.busy : admin.save}
          </button>
        </div>
      </form>
      <StatusLine tone={outcome.failure ? 'bad' : 'good'}>
        {outcome.failure || outcome.saved || (similar.error && failureText(similar.error))}
      </StatusLine>
    </section>
  );
}
