import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { offices } from '../../../api/shared/committee/officer.rules.ts';
import { useUncontrolledDraft } from '../../forms/draft/useUncontrolledDraft.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { showField } from '../../forms/firstWrongField.ts';
import { textOf } from '../../forms/textOf.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useAttempt } from '../security/useAttempt.ts';
import { useCommitteeListQuery } from './CommitteeList.generated.ts';
import { useRecordElectionMutation } from './Election.generated.ts';
import type { OfficerRow_OfficerFragment } from './OfficerRow.generated.ts';

const list = '/admin/committee';

type Row = Pick<
  OfficerRow_OfficerFragment,
  'office' | 'title' | 'titleAmharic' | 'name' | 'nameAmharic'
>;

const emptyRow = (office: Row['office']): Row => ({
  office,
  title: '',
  titleAmharic: '',
  name: '',
  nameAmharic: '',
});

/** Present officers and empty offices, in the order of the offices, and one more custom office. */
const rowsFor = (present: readonly Row[]): Row[] => [
  ...offices.flatMap((office) => {
    const holders = present.filter((each) => each.office === office);
    return holders.length > 0 || office === 'OTHER' ? holders : [emptyRow(office)];
  }),
  emptyRow('OTHER'),
];

/** Replaces the whole committee from a day on (docs/product/admin.md, section 6.14). */
export function Component() {
  const { officer: words } = useAdminMessages();
  const query = useCommitteeListQuery({ fetchPolicy: 'network-only' });
  return (
    <AdminPage
      heading={words.election.heading}
      back={{ to: list, name: words.list.heading }}
      intro={words.election.intro}
    >
      <QueryBoundary query={query}>
        {({ committee }) => <ElectionForm present={committee.current} />}
      </QueryBoundary>
    </AdminPage>
  );
}

function ElectionForm({ present }: { present: readonly Row[] }) {
  const { officer: words } = useAdminMessages();
  const { ui } = useMessages();
  const [rows] = useState(() => rowsFor(present));
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const draft = useUncontrolledDraft(form, '/admin/election', false);
  const [record] = useRecordElectionMutation({
    update: (cache) => evictQueryFields(cache, ['committee']),
  });
  const { attempt, isBusy, fields, failure, miss } = useAttempt((found) =>
    focusOn(Object.keys(found.fields)[0]),
  );
  const errorText = useFieldErrorText(words.fields);
  const errorOf = (field: string, index: number) =>
    errorText(field, fields[`${field}.${String(index)}`]);

  /** The form may be longer than the screen. */
  function focusOn(field = '') {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) showField(control);
  }
  function lacks(field: string) {
    miss(field);
    focusOn(field);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const from = textOf(typed, 'from');
    if (from === '') {
      lacks('from');
      return;
    }
    const officers = rows.map(({ office, ...row }, index) => {
      const text = (name: string) => textOf(typed, `${name}.${String(index)}`);
      const title = row.title || text('title');
      const titleAmharic = row.titleAmharic || text('titleAmharic');
      const name = text('name');
      // Nobody clears both names of a person who leaves.
      const isVacant = name === '' && text('nameAmharic') === row.nameAmharic;
      return {
        office,
        title,
        titleAmharic,
        name,
        nameAmharic: isVacant ? '' : text('nameAmharic'),
      };
    });
    const unnamed = officers.findIndex(
      ({ title, name }, index) => !rows[index]?.title && title && !name,
    );
    if (unnamed >= 0) {
      lacks(`name.${String(unnamed)}`);
      return;
    }
    await attempt(async () => {
      await record({ variables: { from, officers } });
      draft.clearDraft();
      await navigate(list);
    });
  }

  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      aria-label={words.election.heading}
      onInput={() => draft.save()}
      onSubmit={(event) => void submit(event)}
      className="max-w-3xl space-y-6"
    >
      <p className="text-sm text-muted">{ui.requiredNote}</p>
      <DateField
        name="from"
        label={words.election.day}
        required
        error={errorText('from', fields['from'])}
      />
      {rows.map((row, index) => (
        <OfficeFields
          // The rows never change their order.
          key={index}
          row={row}
          index={index}
          errorOf={errorOf}
        />
      ))}
      <SubmitButton disabled={isBusy}>
        {isBusy ? words.election.submitting : words.election.submit}
      </SubmitButton>
      <StatusLine tone="bad">{failure || errorText('officers', fields['officers'])}</StatusLine>
    </form>
  );
}

interface OfficeFieldsProps {
  row: Row;
  index: number;
  errorOf: (field: string, index: number) => string | undefined;
}

function OfficeFields({ row, index, errorOf }: OfficeFieldsProps) {
  const { officer: words } = useAdminMessages();
  const id = useId();
  const text = (name: 'title' | 'titleAmharic' | 'name' | 'nameAmharic') => (
    <Field
      name={`${name}.${String(index)}`}
      label={words.fields[name].label}
      lang={name.endsWith('Amharic') ? 'am' : undefined}
      defaultValue={row[name]}
      error={errorOf(name, index)}
    />
  );
  const isNew = row.office === 'OTHER' && row.title === '';
  const custom = isNew ? words.election.another : row.title;
  return (
    <section aria-labelledby={id} className="space-y-4 border-t border-line pt-6">
      <h2 id={id} className="text-lg font-semibold">
        {row.office === 'OTHER' ? custom : words.offices[row.office]}
      </h2>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {isNew && text('title')}
        {isNew && text('titleAmharic')}
        {text('name')}
        {text('nameAmharic')}
      </div>
    </section>
  );
}
