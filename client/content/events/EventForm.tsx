import {
  eventFields,
  eventRules,
  imageField,
} from '../../../api/shared/content/event/event.fields.ts';
import { translatedNames } from '../../../api/shared/content/fields.rules.ts';
import { displayDays } from '../../forms/displayDays.ts';
import type { EditedRecord } from '../../forms/recordFormOptions.ts';
import { storedPicture } from '../../forms/media/storedPicture.ts';
import { textValues } from '../../forms/textValues.ts';
import type { FormControlProps } from '../../forms/useFields.ts';
import { useMediaRule } from '../../forms/media/useMediaRule.ts';
import { useRecordToEdit } from '../../forms/useRecordToEdit.ts';
import { useToday } from '../../ui/useToday.ts';
import { ContentForm } from '../ContentForm.tsx';
import { ContentFormPage, contentFormOptions } from '../ContentFormPage.tsx';
import { usePublishableForm } from '../publication/usePublishableForm.ts';
import {
  type EventForm_EventFragment,
  useCreateEventMutation,
  useEventToEditQuery,
  useUpdateEventMutation,
} from './EventForm.generated.ts';
import { eventDays } from './eventTexts.ts';
import { TimeField } from './TimeField.tsx';
import { useEventAdminMessages } from './adminKind.ts';

/** Creates an event, or edits the one that the address names. */
export function Component() {
  const query = useEventToEditQuery(useRecordToEdit());
  return (
    <ContentFormPage
      kind="event"
      query={query}
      recordIn={({ event }) => event}
      titleOf={({ title }) => title}
    >
      {(edited) => <EventForm {...edited} />}
    </ContentFormPage>
  );
}

function EventForm(edited: EditedRecord<EventForm_EventFragment>) {
  const words = useEventAdminMessages();
  const [create] = useCreateEventMutation();
  const [update] = useUpdateEventMutation();
  const form = usePublishableForm({
    ...edited,
    ...contentFormOptions('event'),
    rules: eventRules.extend({ image: useMediaRule(imageField) }),
    labels: words.fields,
    fields: eventFields,
    texts: translatedNames(eventFields),
    notCopied: ['date', 'endDate'],
    dependents: { date: ['endDate', 'endTime'], time: ['endTime'], endDate: ['endTime'] },
    valuesOf: (from) => ({ ...textValues(eventRules, from), image: storedPicture(from) }),
    create,
    update,
    variablesOf: ({ image, ...input }) => ({ input, image: image.file }),
  });
  const { lastSaved } = form;
  const lastDay = lastSaved && eventDays(lastSaved).at(-1);
  const today = useToday();
  const isPast = !!lastDay && lastDay < today;
  const { times } = words;
  const timeControl = (choose: string, hint: string) => (field: FormControlProps) => (
    <TimeField form={form} name={field.name} field={field} chooseLabel={choose} wordsHint={hint} />
  );
  return (
    <ContentForm
      form={form}
      fields={eventFields}
      words={isPast ? { ...words, ...words.past } : words}
      medium={imageField}
      display={displayDays('date', 'endDate')}
      controls={{
        time: timeControl(times.choose, times.words),
        endTime: timeControl(times.chooseEnd, times.endWords),
      }}
    />
  );
}
