import { PublicForm } from '../forms/PublicForm.tsx';
import { Head } from '../layout/Head.tsx';
import { useMessages } from '../messages/messages.ts';
import { PageOpening } from '../ui/PageOpening.tsx';
import { Agreement } from './membershipForm/Agreement.tsx';
import { MemberFields } from './membershipForm/MemberFields.tsx';

/** The bilingual application for membership (specification, section 2). */
export function Component() {
  const { membershipForm } = useMessages();
  return (
    <>
      <Head page="membershipForm" />
      <PageOpening heading={membershipForm.title} amharic={membershipForm.titleAmharic}>
        <p>{membershipForm.intro}</p>
        <p lang="am">{membershipForm.introAmharic}</p>
      </PageOpening>
      <div className="mx-auto w-full max-w-6xl px-0 pb-20 sm:px-6 sm:pb-28">
        <div className="border-b border-line bg-surface sm:border-x">
          <div className="tibeb" />
          <div className="px-4 py-8 sm:p-10 lg:p-14">
            <PublicForm
              name={membershipForm.title}
              submit={membershipForm.submit}
              submitAmharic={membershipForm.submitAmharic}
            >
              <MemberFields />
              <Agreement />
            </PublicForm>
          </div>
        </div>
      </div>
    </>
  );
}
