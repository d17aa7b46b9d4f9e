import type { ColumnSettingInput } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { CheckedImport_CheckFragment } from './CheckedImport.generated.ts';
import { useLongDate } from './useFieldNames.ts';

interface ColumnQuestionsProps {
  fields: CheckedImport_CheckFragment['fields'];
  /** The answers, including those that the server has not checked yet. */
  settings: ColumnSettingInput[];
  nameOf: (field: string) => string;
  onAnswer: (setting: ColumnSettingInput) => void;
}

/** Asks how to read each column whose cells allow several readings, and says how others were read. */
export function ColumnQuestions({ fields, settings, nameOf, onAnswer }: ColumnQuestionsProps) {
  const { csvImport: words } = useAdminMessages();
  const longDate = useLongDate();
  const asked = fields.flatMap((field) => (field.question ? { ...field, ...field.question } : []));
  const decided = fields.flatMap((field) => (field.decided ? { ...field, ...field.decided } : []));
  if (asked.length + decided.length === 0) return null;
  const answerOf = (name: string) => settings.find(({ field }) => field === name)?.reading;
  return (
    <section className="mt-10 max-w-[44em]">
      <h2 className="text-lg font-semibold">{words.questions.heading}</h2>
      {decided.map(({ name, cell, reading, value }) => (
        <p key={name} className="mt-2 wrap-anywhere">
          {words.questions.decided(
            nameOf(name),
            cell,
            words.questions.answers[reading](longDate(value)),
          )}
        </p>
      ))}
      {asked.map(({ name, isDate, cell, count, answers }) => (
        <fieldset key={name} className="mt-4 border-s-4 border-accent ps-4">
          <legend className="float-start w-full font-semibold wrap-anywhere">{nameOf(name)}</legend>
          <p className="clear-both">
            {words.questions[isDate ? 'dates' : 'telephones'](count, cell)}
          </p>
          {answers.map((answer) => (
            <label
              key={answer.reading}
              className="flex min-h-11 cursor-pointer items-center gap-3 py-2 has-checked:font-semibold"
            >
              <input
                type="radio"
                name={`reading of ${name}`}
                checked={answer.reading === answerOf(name)}
                onChange={() => onAnswer({ field: name, reading: answer.reading })}
                className="size-5 shrink-0 cursor-pointer accent-accent"
              />
              <span className="wrap-anywhere">
                {words.questions.answers[answer.reading](longDate(answer.value))}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
