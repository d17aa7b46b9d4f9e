import { eventRules, imageField } from '../../../api/content/event/event.rules.ts';
import { displayDays } from '../../forms/displayDays.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import type { EditedRecord } from '../../forms/recordFormOptions.ts';
import { storedPicture } from '../../forms/storedPicture.ts';
import { textValues } from '../../forms/textValues.ts';
import { useMediaRule } from '../../forms/useMediaRule.ts';
import { useRecordToEdit } from '../../forms/useRecordToEdit.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useToday } from '../../ui/useToday.ts';
import { ContentFormPage, contentFormOptions } from '../contentForm.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import { PublicationSection } from '../publication/PublicationSection.tsx';
import { usePublishableForm } from '../publication/usePublishableForm.ts';
import { LanguageSection } from '../translation/LanguageSection.tsx';
import { TranslatedField } from '../translation/TranslatedField.tsx';
import {
  type EventForm_EventFragment,
  useCreateEventMutation,
  useEventToEditQuery,
  useUpdateEventMutation,
} from './EventForm.generated.ts';
import { eventDays } from './eventTexts.ts';
import { TimeField } from './TimeField.tsx';
import { useEventAdminMessages } from './adminKind.ts';

/** The fields that can be translated. */
const texts = ['title', 'location', 'description'] as const;

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
    texts,
    notCopied: ['date', 'endDate'],
    dependents: { date: ['endDate', 'endTime'], time: ['endTime'], endDate: ['endTime'] },
    valuesOf: (from) => ({ ...textValues(eventRules, from), image: storedPicture(from) }),
    create,
    update,
    variablesOf: ({ image, ...input }) => ({ input, image: image.file }),
  });
  const { field, lastSaved } = form;
  const lastDay = lastSaved && eventDays(lastSaved).at(-1);
  const today = useToday();
  const isPast = !!lastDay && lastDay < today;
  return (
    <RecordForm
      form={form}
      words={isPast ? { ...words, ...words.past } : words}
      seeItAt={isPast ? '/admin/events' : '/events'}
      display={displayDays('date', 'endDate')}
    >
      <FormSection heading={words.sections.picture}>
        <PictureField form={form} name="image" texts={field('image')} kinds={imageField.kinds} />
      </FormSection>
      <LanguageSection form={form} texts={texts} />
      <FormSection heading={words.sections.what}>
        <TranslatedField form={form} name="title">
          {(control) => <Field {...control} />}
        </TranslatedField>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          <DateField {...field('date')} />
          <TimeField
            form={form}
            name="time"
            field={field('time')}
            chooseLabel={words.times.choose}
            wordsHint={words.times.words}
          />
          <DateField {...field('endDate')} />
          <TimeField
            form={form}
            name="endTime"
            field={field('endTime')}
            chooseLabel={words.times.chooseEnd}
            wordsHint={words.times.endWords}
          />
        </div>
      </FormSection>
      <FormSection heading={words.sections.where}>
        <TranslatedField form={form} name="location">
          {(control) => <Field {...control} />}
        </TranslatedField>
        <Field type="url" {...field('mapLink')} />
      </FormSection>
      <FormSection heading={words.sections.about}>
        <TranslatedField form={form} name="description">
          {(control) => <TextArea {...control} />}
        </TranslatedField>
      </FormSection>
      <PublicationSection form={form} />
    </RecordForm>
  );
}
