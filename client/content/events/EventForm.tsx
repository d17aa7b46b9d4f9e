import { useParams } from 'react-router-dom';
import { eventRules, imageMessages } from '../../../api/content/event/event.rules.ts';
import { displayDays } from '../../forms/displayDays.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { MediaField } from '../../forms/MediaField.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { RecordPage } from '../../forms/RecordPage.tsx';
import { storedPicture } from '../../forms/storedPicture.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { useUploadLimits } from '../../forms/useUploadLimits.ts';
import { mediaRule } from '../../media/mediaRule.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { todayInAuckland } from '../../pages/membershipForm/todayInAuckland.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import {
  type EventForm_EventFragment,
  useCreateEventMutation,
  useEventToEditQuery,
  useUpdateEventMutation,
} from './EventForm.generated.ts';

const kinds = ['image'] as const;

/** Creates an event or, where the address names one, edits it. */
export function Component() {
  const { adminForms } = useAdminMessages();
  const { id = '' } = useParams();
  const query = useEventToEditQuery({ variables: { id }, skip: !id, fetchPolicy: 'no-cache' });
  return (
    <RecordPage
      words={adminForms.event}
      query={query}
      record={query.data?.event}
      list={{ to: '/admin/events', name: adminForms.event.list.heading }}
    >
      {(event) => (
        <EventForm
          event={event}
          reload={async (id) => (await query.refetch({ id })).data?.event ?? null}
        />
      )}
    </RecordPage>
  );
}

interface EventFormProps {
  event: EventForm_EventFragment | null;
  reload: (id: string) => Promise<EventForm_EventFragment | null>;
}

function EventForm({ event, reload }: EventFormProps) {
  const { event: words } = useAdminMessages().adminForms;
  const [create] = useCreateEventMutation();
  const [update] = useUpdateEventMutation();
  const limits = useUploadLimits();
  const form = useRecordForm({
    rules: eventRules.extend({ image: mediaRule(imageMessages, kinds, limits) }),
    labels: words.fields,
    editPath: '/admin/edit-event',
    record: event,
    valuesOf: (from) => ({
      title: from?.title ?? '',
      date: from?.date ?? '',
      time: from?.time ?? '',
      location: from?.location ?? '',
      mapLink: from?.mapLink ?? '',
      description: from?.description ?? '',
      image: storedPicture(from),
    }),
    reload,
    save: async ({ image: { file: image }, ...input }, present, idempotencyKey, send) => {
      if (!present) {
        const { data } = await create({ variables: { input, image, idempotencyKey }, ...send });
        return data?.createEvent;
      }
      const { id, version } = present;
      const { data } = await update({
        variables: { id, version, input, image, idempotencyKey },
        ...send,
      });
      return data?.updateEvent;
    },
    evict: (cache) => evictQueryFields(cache, ['events']),
  });
  const { field, lastSaved } = form;
  const isPast = lastSaved !== null && lastSaved.date < todayInAuckland();
  return (
    <RecordForm
      form={form}
      words={isPast ? { ...words, ...words.past } : words}
      seeItAt={isPast ? '/admin/events' : '/events'}
      display={displayDays('date')}
    >
      <FormSection heading={words.sections.what}>
        <Field {...field('title')} />
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          <Field type="date" {...field('date')} />
          <Field {...field('time')} />
        </div>
      </FormSection>
      <FormSection heading={words.sections.where}>
        <Field {...field('location')} />
        <Field type="url" {...field('mapLink')} />
      </FormSection>
      <FormSection heading={words.sections.about}>
        <TextArea {...field('description')} />
        <MediaField form={form} name="image" texts={field('image')} kinds={kinds} />
      </FormSection>
    </RecordForm>
  );
}
