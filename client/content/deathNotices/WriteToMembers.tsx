import { useNavigate } from 'react-router-dom';
import { gatheringsOf } from '../../../api/shared/content/deathNotice/gatherings.ts';
import { allLanguages, type Language, pathIn } from '../../../api/shared/messages/languages.ts';
import { page as english } from '../../../api/shared/messages/en/content/deathNotice/page.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useToaster } from '../../ui/toast/useToaster.ts';
import { AsyncButton } from '../AsyncButton.tsx';
import { readIn } from '../translation/readIn.ts';
import type { DeathNoticeForm_DeathNoticeFragment } from './DeathNoticeForm.generated.ts';
import { useWriteToMembersMutation } from './WriteToMembers.generated.ts';

type Notice = DeathNoticeForm_DeathNoticeFragment;

/** Writes the draft of a message to members about a death notice, in each language, and opens it. */
export function WriteToMembers({ notice }: { notice: Notice }) {
  const { fromNotice: words } = useAdminMessages().memberMessages;
  const [create] = useWriteToMembersMutation();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { notify } = useToaster();

  async function run() {
    try {
      const texts = await Promise.all(allLanguages.map((language) => textIn(language, notice)));
      const { data } = await create({ variables: { input: { texts, filter: {} } } });
      if (data) void navigate(`/admin/edit-message/${data.createMemberMessage.id}`);
    } catch (error) {
      notify({ tone: 'bad', text: words.failed, reason: failureText(error) });
    }
  }

  return <AsyncButton name={words.label} label={words.label} busyLabel={words.busy} run={run} />;
}

/** The words are those of the code, because a page loads the changed texts of its own language only. */
async function textIn(language: Language, notice: Notice) {
  const words =
    language === 'AM'
      ? (await import('../../../api/shared/messages/am/content/deathNotice/page.ts')).page
      : english;
  const { name } = readIn(notice, language);
  const body = [
    `${words.announcement}: ${name}`,
    ...gatheringsOf(notice).map((gathering) =>
      [words.gathering(words[gathering.name], words.when(gathering)), gathering.location]
        .filter(Boolean)
        .join('\n'),
    ),
    words.gathering(words.call, `${notice.contactName}, ${notice.contactTelephone}`),
    window.location.origin + pathIn(language, notice.path),
  ].join('\n\n');
  return { language, subject: `${words.announcement}: ${name}`, body };
}
