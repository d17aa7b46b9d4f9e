import { useWatch } from 'react-hook-form';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { quietButton } from '../ui/buttonStyle.ts';
import { noticeBox } from './noticeStyle.ts';
import type { RecordFormState } from './useRecordForm.ts';
import type { FormValues } from './values.ts';

interface ConflictNoticeProps {
  form: RecordFormState;
  /** What the version says that somebody else has saved. */
  newer: FormValues;
  /** Says what a value means to people, where it is not the text itself. */
  display: ((name: string, value: string) => string | undefined) | undefined;
}

/** Shows what somebody else has changed meanwhile beside what was typed, to choose from. */
export function ConflictNotice({ form, newer, display }: ConflictNoticeProps) {
  const { conflict } = useAdminMessages().adminForms;
  const typed = useWatch({ control: form.control });
  const differences = Object.entries(newer).flatMap(([name, value]) =>
    typeof value === 'string' && value !== typed[name] ? [{ name, value }] : [],
  );
  return (
    <section aria-labelledby="conflict" className={noticeBox}>
      <h2 id="conflict" className="text-xl font-semibold">
        {conflict.heading}
      </h2>
      <p className="mt-2 max-w-[65ch]">
        {differences.length > 0 ? conflict.text : conflict.textSame}
      </p>
      <dl className="mt-4 space-y-5">
        {differences.map(({ name, value }) => {
          const label = form.labels[name]?.label ?? name;
          return (
            <div key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <div className="min-w-0">
                <dt className="font-semibold">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line text-muted">
                  {display?.(name, value) ?? (value || conflict.empty)}
                </dd>
              </div>
              <button
                type="button"
                className={quietButton}
                aria-label={conflict.takeName(label)}
                onClick={() => form.change(name, value)}
              >
                {conflict.take}
              </button>
            </div>
          );
        })}
      </dl>
      {differences.length > 0 && (
        <button type="button" className={`${quietButton} mt-5`} onClick={() => form.takeNewer()}>
          {conflict.takeAll}
        </button>
      )}
    </section>
  );
}
