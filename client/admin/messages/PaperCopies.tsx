import { useState } from 'react';
import { flushSync } from 'react-dom';
import { allLanguages, languages } from '../../../api/shared/messages/languages.ts';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { toolsStyle } from '../../content/toolStyle.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import type { MemberFilter } from '../../graphql/schemaTypes.generated.ts';
import { readAllRows } from '../../lists/readAllRows.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useToasts } from '../../ui/toast/toasts.ts';
import {
  type MemberMessage_MessageFragment,
  type PaperMembersQuery,
  usePaperMembersLazyQuery,
} from './Messages.generated.ts';

type Member = PaperMembersQuery['members']['nodes'][number];

interface PaperCopiesProps {
  message: MemberMessage_MessageFragment;
  filter: MemberFilter;
}

/** Prints a message for members whom mail does not reach: letters, or a list of telephone numbers. */
export function PaperCopies({ message, filter }: PaperCopiesProps) {
  const { memberMessages, adminLists, adminForms } = useAdminMessages();
  const { paper: words } = memberMessages;
  const { columns } = adminLists.members;
  const [readPage] = usePaperMembersLazyQuery({ fetchPolicy: 'no-cache' });
  const failureText = useFailureText();
  const { notify } = useToasts();
  const [printed, setPrinted] = useState<{ asLetters: boolean; members: Member[] } | null>(null);

  async function print(asLetters: boolean) {
    const reached: MemberFilter = { ...filter, status: 'MEMBER', reach: 'PAPER' };
    try {
      const members = await readAllRows<Member>(
        async (after) => (await readPage({ variables: { filter: reached, after } })).data?.members,
      );
      flushSync(() => setPrinted({ asLetters, members }));
    } catch (error) {
      notify({ tone: 'bad', text: words.failed, reason: failureText(error) });
      return;
    }
    window.print();
  }

  const button = (label: string, asLetters: boolean) => (
    <AsyncButton
      name={label}
      label={label}
      busyLabel={words.printing}
      run={() => print(asLetters)}
    />
  );
  const members = printed?.members ?? [];
  return (
    <section aria-label={words.heading}>
      <div className="space-y-3 print:hidden">
        <h2 className="text-2xl font-semibold">{words.heading}</h2>
        <p className="text-muted">{words.intro}</p>
        <div className={toolsStyle}>
          {button(words.letters, true)}
          {button(words.telephoneList, false)}
        </div>
      </div>
      <div className="hidden print:block">
        {printed?.asLetters ? (
          members
            .filter(({ channel }) => channel !== 'TELEPHONE')
            .map((member) => <Letter key={member.id} member={member} message={message} />)
        ) : (
          <table className="w-full border-collapse text-start text-lg">
            <thead>
              <tr>
                <th scope="col">{columns.name}</th>
                <th scope="col">{columns.contactNumber}</th>
                <th scope="col">{adminForms.member.fields.language.label}</th>
              </tr>
            </thead>
            <tbody>
              {members.map(({ id, name, contactNumber, language }) => (
                <tr key={id} className="border-b border-line align-top">
                  <td className="py-2">
                    <MultilingualText text={name} />
                  </td>
                  <td className="py-2 whitespace-nowrap">{contactNumber}</td>
                  <td className="py-2">{language && memberMessages.languages[language]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}

/** A sheet with the address and the message, in letters of 18 points, in the language of the member. */
function Letter({ member, message }: { member: Member; message: MemberMessage_MessageFragment }) {
  const { association } = useMessages();
  const wanted = member.language ? [member.language] : allLanguages;
  return (
    <article className="break-after-page text-[18pt]/normal">
      <p className="font-semibold">{association.name}</p>
      <p className="mt-12 mb-12 whitespace-pre-line">
        <MultilingualText text={`${member.name}\n${member.postalAddress}`} />
      </p>
      {message.texts
        .filter(({ language, body }) => wanted.includes(language) && body)
        .map(({ language, subject, body }) => (
          <div key={language} lang={languages[language].tag} className="mb-8">
            <h2 className="mb-4 text-[20pt] font-semibold">{subject}</h2>
            <p className="whitespace-pre-line">{body}</p>
          </div>
        ))}
    </article>
  );
}
