import preview from '../../artwork/previews/membershipForm.jpg';
import { PublicForm } from '../../forms/public/PublicForm.tsx';
import { requireReceipt, submitOptions, textsOf } from '../../forms/public/publicFormSubmit.ts';
import { Head } from '../../layout/head/Head.tsx';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { useFormMessages } from '../../messages/formMessages.ts';
import type { PageHandle } from '../../pageHandle.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { MembershipFormDocument, useMembershipFormQuery } from './MembershipForm.generated.ts';
import { Agreement } from './Agreement.tsx';
import { ApplicationThanks } from './ApplicationThanks.tsx';
import { useApplyForMembershipMutation } from './ApplyForMembership.generated.ts';
import { MemberFields } from './MemberFields.tsx';
import { useMembershipFormMessages } from './messages.ts';
import { OtherLanguage } from '../../ui/text/OtherLanguage.tsx';

export const handle: PageHandle = {
  query: MembershipFormDocument,
  messages: [useMembershipFormMessages, useFormMessages],
};

const names = ['name', 'dob', 'email', 'address', 'contactNumber', 'date'] as const;

/** The bilingual application for membership (docs/product/pages.md, section 3.9). */
export function Component() {
  const words = useMembershipFormMessages();
  const language = usePageLanguage() === 'AM' ? 'am' : 'en';
  const { data, refetch } = useMembershipFormQuery();
  const [applyForMembership] = useApplyForMembershipMutation();
  return (
    <>
      <Head page="membershipForm" preview={preview} />
      <PageHeader heading={words.title} otherHeading={words.titleAmharic}>
        <p>{words.intro}</p>
        {/* Until the fonts have loaded, a phone without an Amharic font would need only one line. */}
        <OtherLanguage as="p" className="max-sm:min-h-[2lh]">
          {words.introAmharic}
        </OtherLanguage>
      </PageHeader>
      <div className="mx-auto w-full max-w-6xl px-0 pb-20 sm:px-6 sm:pb-28 print:p-0">
        <div className="border-b border-line bg-surface sm:border-x print:border-0">
          <div className="tibeb" />
          <div className="px-4 py-8 sm:p-10 lg:p-14 print:p-0">
            <PublicForm
              name={words.title}
              action="/membership-form"
              words={words}
              success={(result) => <ApplicationThanks {...result} />}
              inOther={words.amharic}
              ticket={data?.formOpening.ticket}
              renewTicket={refetch}
              send={async (form, proof) => {
                const [agreement, copy] = [form.has('agreement'), form.has('copy')];
                const input = { ...textsOf(form, names), agreement, copy, language };
                const { data: answer } = await applyForMembership({
                  variables: { input, proof },
                  ...submitOptions(),
                });
                return requireReceipt(answer?.applyForMembership);
              }}
            >
              {(field) => (
                <>
                  <MemberFields field={field} today={data?.formOpening.today ?? ''} />
                  <Agreement field={field} canCopy={data?.siteSettings.sendsMail ?? false} />
                </>
              )}
            </PublicForm>
          </div>
        </div>
      </div>
    </>
  );
}
