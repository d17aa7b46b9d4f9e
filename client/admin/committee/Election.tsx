import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { offices } from '../../../api/shared/committee/officer.rules.ts';
import { RestoredNotice } from '../../forms/draft/DraftNotice.tsx';
import { useDraft } from '../../forms/draft/useDraft.ts';
import { SavedDrafts } from '../../forms/draft/SavedDrafts.tsx';
import { useUncontrolledDraft } from '../../forms/draft/useUncontrolledDraft.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/date/DateField.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { AdminSubmitButton } from '../AdminSubmitButton.tsx';
import { useToaster } from '../../ui/toast/useToaster.ts';
import { useAttempt } from '../security/useAttempt.ts';
import { useCommitteeListQuery } from './CommitteeList.generated.ts';
import { useRecordElectionMutation } from './Election.generated.ts';
import type { OfficerRow_OfficerFragment } from './OfficerRow.generated.ts';
import { useOfficerTexts } from './useOfficerTexts.ts';

const list = '/admin/committee';

type Officers = readonly OfficerRow_OfficerFragment[];

interface Row extends Pick<
  OfficerRow_OfficerFragment,
  'office' | 'title' | 'titleAmharic' | 'name' | 'nameAmharic'
> {
  /** Follows the name of each of its fields. It does not depend on the other rows, so a draft stays right. */
  key: string;
}

const vacant = (office: Row['office']): Row => ({
  key: office,
  office,
  title: '',
  titleAmharic: '',
  name: '',
  nameAmharic: '',
});

/** Present officers and vacant offices, in the order of the offices, and one more custom office. */
const rowsFor = (present: Officers): Row[] => [
  ...offices.flatMap((office) => {
    const holders = present.filter((each) => each.office === office);
    return holders.length > 0 || office === 'OTHER'
      ? holders.map((holder) => ({ ...holder, key: holder.id }))
      : [vacant(office)];
  }),
  vacant('OTHER'),
];

/** A name as the API compares it. */
const plain = (name = '') => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Replaces the whole committee from a day on (docs/product/admin.md, section 6.14). */
export function Component() {
  const { officer: words } = useAdminMessages();
  const query = useCommitteeListQuery({ fetchPolicy: 'network-only' });
  return (
    <QueryPage
      query={query}
      heading={words.election.heading}
      back={{ to: list, name: words.list.heading }}
      intro={words.election.intro}
    >
      {({ committee }) => (
        <SavedDrafts>
          <ElectionForm present={committee.current} />
        </SavedDrafts>
      )}
    </QueryPage>
  );
}

function ElectionForm({ present }: { present: Officers }) {
  const { admin, officer: words, adminForms } = useAdminMessages();
  const { ui } = useMessages();
  const { nameOf } = useOfficerTexts();
  const [seen] = useState(present);
  const rows = rowsFor(seen);
  const navigate = useNavigate();
  const { ask } = useToaster();
  const { form, attempt, isBusy, fields, failure, miss } = useAttempt(undefined, (control) => {
    const [name, key] = control.split('.');
    // The inputs of the Ethiopian calendar have no names.
    return key ? `${name}.${rows.findIndex((row) => row.key === key)}` : 'from';
  });
  const { key, found } = useDraft();
  const [isRestored, setIsRestored] = useState(found !== null);
  const draft = useUncontrolledDraft(form, key, false);
  const [record] = useRecordElectionMutation({
    update: (cache) => evictQueryFields(cache, ['committee']),
  });
  const errorText = useFieldErrorText({
    ...words.fields,
    from: { label: words.election.day },
  });
  const errorOf = (field: string, index: number) =>
    errorText(field, fields[`${field}.${String(index)}`]);

  function discard() {
    draft.clearDraft();
    form.current?.reset();
    setIsRestored(false);
  }

  /**
   * Empties the Amharic name of the former holder while another name is typed, and restores it with
   * the former name. What was typed into it stays.
   */
  function followName(target: EventTarget) {
    const row = rows.find(({ key }) => target === form.current?.elements.namedItem(`name.${key}`));
    const amharic = form.current?.elements.namedItem(`nameAmharic.${row?.key ?? ''}`);
    if (!(target instanceof HTMLInputElement && amharic instanceof HTMLInputElement)) return;
    const { name = '', nameAmharic = '' } = row ?? {};
    if (![nameAmharic, ''].includes(amharic.value)) return;
    amharic.value = plain(target.value) === plain(name) ? nameAmharic : '';
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const from = textOf(typed, 'from');
    if (from === '') {
      miss('from');
      return;
    }
    const officers = rows.map(({ key, office, ...row }) => {
      const text = (name: string) => textOf(typed, `${name}.${key}`);
      const title = row.title || text('title');
      const titleAmharic = row.titleAmharic || text('titleAmharic');
      const [name, nameAmharic] = [text('name'), text('nameAmharic')];
      return { office, title, titleAmharic, name, nameAmharic };
    });
    const unnamed = officers.findIndex(
      ({ title, name }, index) => !rows[index]?.title && title && !name,
    );
    if (unnamed >= 0) {
      miss(`name.${String(unnamed)}`);
      return;
    }
    const send = () =>
      attempt(async () => {
        const versions = seen.map(({ id, version }) => ({ id, version }));
        await record({ variables: { from, officers, seen: versions } });
        draft.clearDraft();
        await navigate(list);
      });
    const leaving = seen.filter(({ id, name }) =>
      rows.some(({ key }, index) => key === id && plain(officers[index]?.name) !== plain(name)),
    );
    // The API refuses another election from the same day, so there is nothing to ask.
    if (leaving.length === 0 || leaving.some((each) => each.from === from)) {
      void send();
      return;
    }
    ask({
      title: words.election.heading,
      subject: admin.listOf(leaving.map(nameOf)),
      text: words.election.leaving,
      action: words.election.submit,
      busy: admin.busy,
      cancel: words.election.cancel,
      opener: event.submitter ?? event.currentTarget,
      confirm: () => Promise.resolve(() => void send()),
    });
  }

  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      aria-label={words.election.heading}
      onInput={(event) => {
        followName(event.target);
        draft.save();
      }}
      onSubmit={submit}
      className="max-w-3xl space-y-6"
    >
      <RestoredNotice isRestored={isRestored} continued={found?.continued} />
      {isRestored && <Button onClick={discard}>{adminForms.draft.discard}</Button>}
      <p className="text-sm text-muted">{ui.requiredNote}</p>
      <DateField
        name="from"
        label={words.election.day}
        required
        error={errorText('from', fields['from'])}
      />
      {rows.map((row, index) => (
        <OfficeFields key={row.key} row={row} errorOf={(field) => errorOf(field, index)} />
      ))}
      <AdminSubmitButton isBusy={isBusy}>{words.election.submit}</AdminSubmitButton>
      <StatusLine tone="bad">{failure || errorText('officers', fields['officers'])}</StatusLine>
    </form>
  );
}

interface OfficeFieldsProps {
  row: Row;
  errorOf: (field: string) => string | undefined;
}

function OfficeFields({ row, errorOf }: OfficeFieldsProps) {
  const { officer: words } = useAdminMessages();
  const { officeOf } = useOfficerTexts();
  const text = (name: 'title' | 'titleAmharic' | 'name' | 'nameAmharic') => (
    <Field
      name={`${name}.${row.key}`}
      label={words.fields[name].label}
      lang={name.endsWith('Amharic') ? 'am' : undefined}
      defaultValue={row[name]}
      error={errorOf(name)}
    />
  );
  const isNew = row.office === 'OTHER' && row.title === '';
  return (
    // A fieldset would draw its border at the height of the legend.
    <div className="border-t border-line pt-6">
      <fieldset className="min-w-0">
        <legend className="text-lg font-semibold">
          {isNew ? words.election.another : officeOf(row)}
        </legend>
        <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {isNew && text('title')}
          {isNew && text('titleAmharic')}
          {text('name')}
          {text('nameAmharic')}
        </div>
      </fieldset>
    </div>
  );
}
