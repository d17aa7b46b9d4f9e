import { failsWith } from '../../../api/shared/fieldErrors.rules.ts';
import {
  resourceFields,
  resourceOrDocumentRules,
} from '../../../api/shared/content/resource/resource.fields.ts';
import { isDraft } from '../../../api/shared/content/publication.rules.ts';
import { type EditedRecord, textValues } from '../../forms/formOptions.ts';
import { documentRule, hasMedia, type MediaChoice } from '../../media/mediaRule.ts';
import { Field } from '../../ui/field/Field.tsx';
import { ContentForm } from '../ContentForm.tsx';
import { contentFormPage, usePublishableForm } from '../ContentFormPage.tsx';
import { categoryControl, useCategoryChoice } from '../categories/CategoryField.tsx';
import {
  type ResourceForm_ResourceFragment,
  useCreateResourceMutation,
  useResourceToEditQuery,
  useUpdateResourceMutation,
} from './ResourceForm.generated.ts';
import { useResourceAdminMessages } from './adminKind.ts';
import { DocumentField } from '../../forms/media/DocumentField.tsx';
import { useUploadLimits } from '../../forms/media/useUploadLimits.ts';

/** Creates a resource, or edits the one that the address names. */
export const Component = contentFormPage({
  kind: 'resource',
  useQuery: useResourceToEditQuery,
  recordIn: ({ resource }) => resource,
  titleOf: ({ title }) => title,
  Form: ResourceForm,
});

function ResourceForm(edited: EditedRecord<ResourceForm_ResourceFragment>) {
  const words = useResourceAdminMessages();
  const category = useCategoryChoice('resource');
  const form = usePublishableForm({
    ...edited,
    kind: 'resource',
    rules: resourceOrDocumentRules
      .extend({ categoryId: category.rule, document: useDocumentRule() })
      .refine((values) => isDraft(values) || values.link !== '' || hasMedia(values.document), {
        path: ['link'],
        ...failsWith('required'),
        // Also while other fields are invalid.
        when: () => true,
      }),
    labels: words.fields,
    fields: resourceFields,
    dependents: { document: ['link'] },
    valuesOf: (from) => ({
      ...textValues(resourceOrDocumentRules, from),
      document: storedDocument(from?.document ?? null),
    }),
    create: useCreateResourceMutation()[0],
    update: useUpdateResourceMutation()[0],
    variablesOf: ({ document: { file: document, keep }, ...input }, present) => ({
      input,
      document,
      ...(present && { removeDocument: !keep && !document }),
    }),
  });
  return (
    <ContentForm
      form={form}
      fields={resourceFields}
      words={words}
      display={category.display}
      controls={{
        ...categoryControl(form, category),
        link: (field) => (
          <>
            <Field type="url" {...field} />
            <DocumentField form={form} name="document" texts={form.field('document')} />
          </>
        ),
      }}
    />
  );
}

/** The unchanged form value of a record's document. */
function storedDocument(
  document: { url: string; bytes: number; version: string } | null,
): MediaChoice {
  if (!document) return { file: null, keep: false, present: null };
  const { url: address, bytes, version } = document;
  // A new document has the same address; the version distinguishes the files.
  const url = `${address}?v=${version}`;
  const present = { url, isVideo: false, poster: null, document: { bytes, address } };
  return { file: null, keep: true, present };
}

/** The rule of a document field, with the upload limit after it is loaded. */
function useDocumentRule() {
  return documentRule(useUploadLimits()?.document ?? null);
}
