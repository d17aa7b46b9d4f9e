import { allLanguages, languages } from '../../../api/shared/messages/languages.ts';
import { PrintButtons, PrintedTable, usePrintStyle } from '../../content/PrintList.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';
import type { MemberFilter } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import {
  type MemberMessage_MessageFragment,
  type PaperMembersQuery,
  usePaperMembersLazyQuery,
} from './Messages.generated.ts';
import { useSubjectOf } from './useSubjectOf.ts';

type Member = PaperMembersQuery['members']['nodes'][number];

interface PaperCopiesProps {
  message: MemberMessage_MessageFragment;
  filter: MemberFilter;
}

/**
 * Prints a message: letters, or a list of telephone numbers. For the members whom the filter finds; without one by
 * the way messages reach them, for those whom mail does not reach.
 */
export function PaperCopies({ message, filter }: PaperCopiesProps) {
  const { memberMessages, adminLists, adminForms, fees } = useAdminMessages();
  const present = usePageLanguage();
  const { paper: words, languages: names } = memberMessages;
  const { columns } = adminLists.members;
  const [readPage] = usePaperMembersLazyQuery({ fetchPolicy: 'no-cache' });
  const reached: MemberFilter = { ...filter, status: 'MEMBER', reach: filter.reach ?? 'PAPER' };
  const list = {
    title: useSubjectOf()(message),
    note: words.heading,
    columns: [
      // Two members can have the same name.
      { header: fees.columns.id, text: ({ id }: Member) => `M${id}` },
      { header: columns.name, text: ({ name }: Member) => name },
      { header: columns.contactNumber, text: (row: Member) => row.contactNumber },
      {
        header: adminForms.member.fields.language.label,
        text: ({ language }: Member) => language && names[language],
      },
      // The first paragraph says what the member owes; the other one is the bank account.
      ...(filter.owesFeeOf
        ? [
            {
              header: fees.columns.balance,
              text: (row: Member) => row[`reminder${present}`].split('\n\n')[0] ?? '',
            },
          ]
        : []),
    ],
  };
  return (
    <section aria-label={words.heading} className="space-y-3">
      <h2 className="text-lg font-semibold sm:text-xl print:hidden">{words.heading}</h2>
      <p className="text-muted print:hidden">{words.intro}</p>
      <div className={`${toolsStyle} print:block`}>
        <PrintButtons<Member>
          sheets={[
            {
              label: words.letters,
              isPrinted: ({ channel }) => channel !== 'TELEPHONE',
              of: (members) => <Letters members={members} message={message} />,
            },
            {
              label: words.telephoneList,
              of: (rows) => <PrintedTable {...list} rows={rows} count={rows.length} />,
            },
          ]}
          readPage={async (after) =>
            (
              await readPage({
                variables: { filter: reached, year: filter.owesFeeOf ?? null, after },
              })
            ).data?.members
          }
        />
      </div>
    </section>
  );
}

interface LettersProps {
  members: Member[];
  message: MemberMessage_MessageFragment;
}

function Letters({ members, message }: LettersProps) {
  usePrintStyle('article + article { break-before: page; }');
  return members.map((member) => <Letter key={member.id} member={member} message={message} />);
}

/** A sheet with the address and the message, in letters of 18 points, in the language of the member. */
function Letter({ member, message }: { member: Member; message: MemberMessage_MessageFragment }) {
  const { association } = useMessages();
  const wanted = member.language ? [member.language] : allLanguages;
  const written = message.texts.filter(({ body }) => body);
  const read = written.filter(({ language }) => wanted.includes(language));
  return (
    <article className="text-[18pt]/normal">
      <p className="font-semibold">{association.name}</p>
      <p className="mt-12 mb-12 whitespace-pre-line">
        <MultilingualText text={`${member.name}\n${member.postalAddress}`} />
      </p>
      {/* A draft may lack the language of the member. */}
      {(read.length > 0 ? read : written).map(({ language, subject, body }) => (
        <div key={language} lang={languages[language].tag} className="mb-8">
          <h2 className="mb-4 text-[20pt] font-semibold">{subject}</h2>
          <p className="whitespace-pre-line">
            {[body, member[`reminder${language}`]].filter(Boolean).join('\n\n')}
          </p>
        </div>
      ))}
    </article>
  );
}
