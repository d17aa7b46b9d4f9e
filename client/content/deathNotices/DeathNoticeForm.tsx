import { useWatch } from 'react-hook-form';
import {
  deathNoticeFields,
  deathNoticeRules,
  imageField,
} from '../../../api/shared/content/deathNotice/deathNotice.fields.ts';
import { choice } from '../../../api/shared/content/fields.rules.ts';
import { displayDays, type EditedRecord, textValues } from '../../forms/formOptions.ts';
import { pictureVariables, storedPicture, useMediaRule } from '../../forms/media/storedPicture.ts';
import { hasRole, registrars } from '../../session/roles.ts';
import { useSession } from '../../session/useSession.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { useToday } from '../../ui/useToday.ts';
import { ContentForm } from '../ContentForm.tsx';
import { contentFormPage, usePublishableForm } from '../ContentFormPage.tsx';
import { useEventAdminMessages } from '../events/adminKind.ts';
import { timeControl } from '../events/TimeField.tsx';
import { useDeathNoticeAdminMessages } from './adminKind.ts';
import {
  type DeathNoticeForm_DeathNoticeFragment,
  useCreateDeathNoticeMutation,
  useDeathNoticeToEditQuery,
  useLatestMessagesLazyQuery,
  useUpdateDeathNoticeMutation,
  useWriteToMembersMutation,
} from './DeathNoticeForm.generated.ts';
import { useNavigate } from 'react-router-dom';
import { gatheringsOf } from '../../../api/shared/content/deathNotice/gatherings.ts';
import { allLanguages, type Language, pathIn } from '../../../api/shared/messages/languages.ts';
import { page as english } from '../../../api/shared/messages/en/content/deathNotice/page.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { AsyncButton } from '../AsyncButton.tsx';
import { readIn } from '../translation/readIn.ts';

/** The fields of the form: those of a death notice, and the consent of the family. */
const formFields = {
  ...deathNoticeFields,
  familyConsents: choice({ section: 'consent', values: { '': [], yes: [] } }),
};

/** Creates a death notice, or edits the one that the address names. */
export const Component = contentFormPage({
  kind: 'deathNotice',
  useQuery: useDeathNoticeToEditQuery,
  recordIn: ({ deathNotice }) => deathNotice,
  titleOf: ({ name }) => name,
  Form: DeathNoticeForm,
});

function DeathNoticeForm(edited: EditedRecord<DeathNoticeForm_DeathNoticeFragment>) {
  const words = useDeathNoticeAdminMessages();
  const { times } = useEventAdminMessages();
  const form = usePublishableForm({
    ...edited,
    kind: 'deathNotice',
    rules: deathNoticeRules.safeExtend({ image: useMediaRule(imageField) }),
    labels: words.fields,
    fields: formFields,
    notCopied: ['familyConsents'],
    dependents: { mourningDay: ['mourningLastDay'] },
    valuesOf: (from) => ({ ...textValues(deathNoticeRules, from), image: storedPicture(from) }),
    create: useCreateDeathNoticeMutation()[0],
    update: useUpdateDeathNoticeMutation()[0],
    variablesOf: ({ familyConsents, ...values }, present) =>
      // The value of a draft is a text.
      pictureVariables(
        { ...values, familyConsents: (familyConsents as unknown) === true },
        present,
      ),
  });
  const consent = useWatch({ control: form.control, name: 'familyConsents' }) as string;
  const today = useToday();
  const days = useWatch({
    control: form.control,
    name: ['funeralDay', 'mourningDay', 'mourningLastDay'],
  }) as string[];
  const lastDay = days.reduce((last, day) => (day > last ? day : last), '');
  const { over, ...hints } = words.hints;
  const isOver = lastDay !== '' && lastDay < today;
  const control = timeControl(form, times.choose, times.words);
  const { user } = useSession();
  const isWriter = hasRole(user?.roles ?? [], registrars);
  return (
    <>
      {form.record?.publication === 'PUBLISHED' && isWriter && (
        <WriteToMembers notice={form.record} />
      )}
      <ContentForm
        form={form}
        fields={formFields}
        words={{ ...words, hints: { ...hints, ...(isOver && { funeral: over }) } }}
        medium={imageField}
        display={displayDays('funeralDay', 'mourningDay', 'mourningLastDay')}
        controls={{
          funeralTime: control,
          mourningTime: control,
          familyConsents: ({ label, error, name, required }) => (
            <CheckBox
              label={label}
              error={error}
              name={name}
              required={required}
              checked={consent === 'yes'}
              onChange={({ target }) => form.change(name, target.checked ? 'yes' : '')}
            />
          ),
        }}
      />
    </>
  );
}

type Notice = DeathNoticeForm_DeathNoticeFragment;

/** Opens the message to members that has the address of a death notice, or writes its draft in each language. */
function WriteToMembers({ notice }: { notice: Notice }) {
  const { fromNotice: label } = useAdminMessages().memberMessages;
  const [create] = useWriteToMembersMutation();
  const [read] = useLatestMessagesLazyQuery({ fetchPolicy: 'no-cache' });
  const navigate = useNavigate();

  async function run() {
    // The rest of the address is the name, which may change.
    const address = new RegExp(`${/^.*\/\d+/.exec(notice.path)?.[0] ?? notice.path}(?!\\d)`);
    const { data: latest } = await read();
    const written = latest?.memberMessages.nodes.find(
      ({ state, texts }) => state !== 'CANCELLED' && texts.some(({ body }) => address.test(body)),
    );
    if (written) {
      void navigate(`/admin/edit-message/${written.id}`);
      return;
    }
    const texts = await Promise.all(allLanguages.map((language) => textIn(language, notice)));
    const { data } = await create({ variables: { input: { texts, filter: {} } } });
    if (data) void navigate(`/admin/edit-message/${data.createMemberMessage.id}`);
  }

  return <AsyncButton name={label} label={label} run={run} />;
}

/** The words are those of the code, because a page loads the changed texts of its own language only. */
async function textIn(language: Language, notice: Notice) {
  const words =
    language === 'AM'
      ? (await import('../../../api/shared/messages/am/content/deathNotice/page.ts')).page
      : english;
  const { name } = readIn(notice, language);
  const body = [
    words.gathering(words.announcement, name),
    ...gatheringsOf(notice).map((gathering) =>
      [words.gathering(words[gathering.name], words.when(gathering)), gathering.location]
        .filter(Boolean)
        .join('\n'),
    ),
    words.gathering(words.call, `${notice.contactName} · ${notice.contactTelephone}`),
    window.location.origin + pathIn(language, notice.path),
  ].join('\n\n');
  return { language, subject: words.gathering(words.announcement, name), body };
}
