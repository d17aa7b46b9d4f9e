import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  eventFields,
  eventRules,
  imageField,
} from '../../../api/shared/content/event/event.fields.ts';
import { choice } from '../../../api/shared/content/fields.rules.ts';
import { logoAddress } from '../../../api/shared/media/picture.rules.ts';
import type { PlaceType } from '../../graphql/schemaTypes.generated.ts';
import { displayDays, type EditedRecord, textValues } from '../../forms/formOptions.ts';
import { storedPicture, useMediaRule } from '../../forms/media/storedPicture.ts';
import { Select } from '../../ui/field/Select.tsx';
import { useToday } from '../../ui/useToday.ts';
import { ContentForm } from '../ContentForm.tsx';
import { contentFormPage, usePublishableForm } from '../ContentFormPage.tsx';
import {
  type EventForm_EventFragment,
  useCreateEventMutation,
  useEventToEditQuery,
  useUpdateEventMutation,
} from './EventForm.generated.ts';
import { eventDays } from './eventTexts.ts';
import { timeControl } from './TimeField.tsx';
import { useEventAdminMessages } from './adminKind.ts';

/** The fields of the form: those of an event, and whether it has no picture. */
const formFields = { ...eventFields, withoutImage: choice({ values: { '': [], yes: ['image'] } }) };

/** Creates an event, or edits the one that the address names. */
export const Component = contentFormPage({
  kind: 'event',
  useQuery: useEventToEditQuery,
  recordIn: ({ event }) => event,
  titleOf: ({ title }) => title,
  Form: EventForm,
});

function EventForm(edited: EditedRecord<EventForm_EventFragment>) {
  const words = useEventAdminMessages();
  const [isOnline, setOnline] = useState(false);
  const form = usePublishableForm({
    ...edited,
    kind: 'event',
    rules: eventRules.extend({
      image: useMediaRule(imageField),
      withoutImage: formFields.withoutImage.rule,
      // The link of the place type that is not selected, restored when the editor switches back.
      otherLink: z.string(),
    }),
    labels: {
      ...words.fields,
      mapLink: isOnline ? words.joinLink : words.fields.mapLink,
      otherLink: isOnline ? words.fields.mapLink : words.joinLink,
    },
    fields: formFields,
    notCopied: ['date', 'endDate'],
    dependents: { date: ['endDate', 'endTime'], time: ['endTime'], endDate: ['endTime'] },
    valuesOf: (from) => ({
      ...textValues(eventRules, from),
      placeType: from?.placeType ?? 'PHYSICAL',
      image: storedPicture(from),
      withoutImage: from?.imageUrl === logoAddress ? 'yes' : '',
      otherLink: '',
    }),
    create: useCreateEventMutation()[0],
    update: useUpdateEventMutation()[0],
    variablesOf: ({ image, withoutImage, otherLink: _, placeType, ...input }) => ({
      input: { ...input, placeType: placeType as PlaceType },
      image: withoutImage ? null : image.file,
      withoutImage: withoutImage === 'yes',
    }),
  });
  const watched = useWatch({ control: form.control, name: ['placeType', 'mapLink', 'otherLink'] });
  const [placeType, mapLink = '', otherLink = ''] = watched as string[];
  if ((placeType === 'ONLINE') !== isOnline) setOnline(!isOnline);
  const { lastSaved } = form;
  const lastDay = lastSaved && eventDays(lastSaved).at(-1);
  const today = useToday();
  const isPast = !!lastDay && lastDay < today;
  const { times } = words;
  return (
    <ContentForm
      form={form}
      fields={eventFields}
      words={isPast ? { ...words, ...words.past } : words}
      medium={imageField}
      display={displayDays('date', 'endDate')}
      controls={{
        placeType: ({ onChange, ...field }) => (
          <Select
            {...field}
            options={words.fields.placeType.values}
            onChange={(event) => {
              // A place on a map is not a link to join.
              if ((event.target.value === 'ONLINE') !== isOnline) {
                form.change('mapLink', otherLink);
                form.change('otherLink', mapLink);
              }
              void onChange(event);
            }}
          />
        ),
        time: timeControl(form, times.choose, times.words),
        endTime: timeControl(form, times.chooseEnd, times.endWords),
      }}
    />
  );
}
