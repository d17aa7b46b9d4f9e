import type { ApolloCache } from '@apollo/client';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  fieldsOf,
  messageFields,
  messageRules,
  textsOf,
} from '../../../api/shared/memberMessages/memberMessage.rules.ts';
import { DeleteButton } from '../../content/DeleteButton.tsx';
import { FieldSections } from '../../content/FieldSections.tsx';
import { RecordFormPage } from '../../content/RecordFormPage.tsx';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { createSave, type EditedRecord, useRecordToEdit } from '../../forms/formOptions.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import {
  choicesOf,
  choicesText,
  knownChoices,
  MemberFilters,
} from '../../members/MemberFilters.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useToaster } from '../../ui/toast/useToaster.ts';
import { MessageDelivery, RecipientCounts } from './MessageDelivery.tsx';
import {
  type MemberMessage_MessageFragment,
  useCreateMemberMessageMutation,
  useDeleteMemberMessageMutation,
  useMemberMessageQuery,
  useUpdateMemberMessageMutation,
} from './Messages.generated.ts';
import { useSubjectOf } from './useSubjectOf.ts';

const forgetMessages = (cache: ApolloCache) => evictQueryFields(cache, ['memberMessages']);

/** Writes a message to members, or shows one: its form while it is a draft, then its delivery. */
export function Component() {
  const { memberMessages: words } = useAdminMessages();
  const [remove] = useDeleteMemberMessageMutation({ update: forgetMessages });
  const query = useMemberMessageQuery({ ...useRecordToEdit(), fetchPolicy: 'cache-and-network' });
  const message = query.data?.memberMessage;
  const subjectOf = useSubjectOf();
  return (
    <RecordFormPage
      words={words.form}
      query={query}
      recordIn={({ memberMessage }) => memberMessage}
      list={{ to: '/admin/messages', name: words.heading }}
      addPath="/admin/add-message"
      nameOf={subjectOf}
      actions={(saved) =>
        saved.state === 'DRAFT' && (
          <DeleteButton
            kind={words.form.kind}
            title={subjectOf(saved)}
            remove={() => remove({ variables: { id: saved.id, version: saved.version } })}
            listPath="/admin/messages"
          />
        )
      }
    >
      {(edited) =>
        message && message.state !== 'DRAFT' && !edited.copied ? (
          <MessageDelivery message={message} />
        ) : (
          <MessageForm {...edited} />
        )
      }
    </RecordFormPage>
  );
}

function MessageForm(edited: EditedRecord<MemberMessage_MessageFragment>) {
  const { memberMessages: words } = useAdminMessages();
  const navigate = useNavigate();
  const { notify } = useToaster();
  // Such as those who owe a fee.
  const [asked] = useSearchParams();
  const [create] = useCreateMemberMessageMutation();
  const [update] = useUpdateMemberMessageMutation();
  const form = useRecordForm({
    ...edited,
    rules: messageRules,
    labels: words.fields,
    editPath: '/admin/edit-message',
    valuesOf: (from) => ({
      ...fieldsOf(from?.texts ?? []),
      filter: from ? choicesText(from.filter) : knownChoices(asked.get('only') ?? ''),
    }),
    save: createSave(create, update, ({ filter, ...fields }) => ({
      input: { texts: textsOf(fields), filter: choicesOf(filter) },
    })),
    evict: forgetMessages,
    onCreated({ id }) {
      // The form of the new record ends, with its own message.
      notify({ tone: 'good', text: words.form.saved });
      void navigate(`/admin/edit-message/${id}`);
    },
  });
  const filter = choicesOf(useWatch({ control: form.control, name: 'filter' }) as string);
  return (
    <>
      <div className="print:hidden">
        <RecordForm form={form} words={words.form} seeItAt="/admin/messages">
          <FieldSections
            form={form}
            fields={messageFields}
            words={{
              sections: { ...words.languages, recipients: words.fields.filter.label },
              hints: { EN: words.languagesNote, recipients: words.recipientsNote },
            }}
            controls={{
              filter: () => (
                <>
                  <div className="flex flex-wrap gap-3">
                    <MemberFilters
                      filter={filter}
                      onChange={(chosen) => form.change('filter', choicesText(chosen))}
                    />
                  </div>
                  <RecipientCounts filter={filter} />
                </>
              ),
            }}
          />
        </RecordForm>
      </div>
      {/* What is sent is what is saved. */}
      {form.record &&
        (form.isChanged ? (
          <p className="font-semibold">{words.saveFirst}</p>
        ) : (
          <MessageDelivery message={form.record} />
        ))}
    </>
  );
}
