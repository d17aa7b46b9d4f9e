import preview from '../artwork/previews/myData.jpg';
import { Head } from '../layout/head/Head.tsx';
import { PublicForm } from '../forms/public/PublicForm.tsx';
import { submitOptions, textsOf } from '../forms/public/publicFormSubmit.ts';
import { usePageLanguage } from '../messages/createMessages.ts';
import { useFormMessages } from '../messages/formMessages.ts';
import type { PageHandle } from '../pageHandle.ts';
import { useLinkToken } from '../session/useLinkToken.ts';
import { Field } from '../ui/field/Field.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useBrowserValue } from '../ui/useBrowserValue.ts';
import { MyDataDocument, useMyDataQuery, useRequestOwnDataMutation } from './MyData.generated.ts';
import { useOwnDataMessages } from './myData/messages.ts';
import { OwnData } from './myData/OwnData.tsx';

export const handle: PageHandle = {
  query: MyDataDocument,
  messages: [useOwnDataMessages, useFormMessages],
};

/** Members ask for a link to their own data, and open it here (docs/product/pages.md, section 3.15). */
export function Component() {
  const words = useOwnDataMessages();
  const token = useLinkToken();
  // The server does not get the part of the address after the `#`.
  const isHydrated = useBrowserValue(() => true, false);
  const isOpen = isHydrated && token;
  return (
    <>
      <Head page={words.head} preview={preview} />
      <PageHeader heading={words.heading}>{!isOpen && <p>{words.intro}</p>}</PageHeader>
      <div className="mx-auto w-full max-w-6xl px-4 pb-24 sm:px-6">
        <div className="max-w-2xl">
          {isOpen ? <OwnData key={token} token={token} /> : <LinkRequest />}
        </div>
      </div>
    </>
  );
}

function LinkRequest() {
  const { form: words, noMail, needsScripts } = useOwnDataMessages();
  const language = usePageLanguage();
  const { data, refetch } = useMyDataQuery();
  const [request] = useRequestOwnDataMutation();
  if (data && !data.siteSettings.sendsMail) return <p className="text-lg">{noMail}</p>;
  return (
    <PublicForm
      name={words.name}
      action="/my-data"
      words={words}
      success={() => words.success}
      ticket={data?.formOpening.ticket}
      renewTicket={refetch}
      send={async (form, proof) => {
        const variables = { ...textsOf(form, ['email']), language, proof };
        await request({ variables, ...submitOptions() });
        return { isCopySent: false, isRegistered: false, delivery: null };
      }}
      note={
        <>
          <p className="text-sm text-muted">{words.purpose}</p>
          <noscript>
            <p>{needsScripts}</p>
          </noscript>
        </>
      }
    >
      {(field) => (
        <Field {...field('email')} type="email" autoComplete="email" maxLength={200} required />
      )}
    </PublicForm>
  );
}
