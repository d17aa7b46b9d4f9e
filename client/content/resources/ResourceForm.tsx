import { failsWith } from '../../../api/fieldErrors.rules.ts';
import { resourceOrDocumentRules } from '../../../api/content/resource/resource.rules.ts';
import { DocumentField } from '../../forms/DocumentField.tsx';
import { FormSection } from '../../forms/FormSection.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import type { EditedRecord } from '../../forms/recordFormOptions.ts';
import { storedDocument } from '../../forms/storedDocument.ts';
import { textValues } from '../../forms/textValues.ts';
import { useDocumentRule } from '../../forms/useDocumentRule.ts';
import { useRecordToEdit } from '../../forms/useRecordToEdit.ts';
import { hasMedia } from '../../media/mediaRule.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { ContentFormPage, contentFormOptions } from '../contentForm.tsx';
import { CategoryField } from '../categories/CategoryField.tsx';
import { useCategoryChoice } from '../categories/useCategoryChoice.ts';
import { PublicationSection } from '../publication/PublicationSection.tsx';
import { usePublishableForm } from '../publication/usePublishableForm.ts';
import { LanguageSection } from '../translation/LanguageSection.tsx';
import { TranslatedField } from '../translation/TranslatedField.tsx';
import {
  type ResourceForm_ResourceFragment,
  useCreateResourceMutation,
  useResourceCategoryOptionsQuery,
  useResourceToEditQuery,
  useUpdateResourceMutation,
} from './ResourceForm.generated.ts';
import { useResourceAdminMessages } from './adminKind.ts';

/** The fields that can be translated. */
const texts = ['title', 'description'] as const;

/** Creates a resource, or edits the one that the address names. */
export function Component() {
  const query = useResourceToEditQuery(useRecordToEdit());
  return (
    <ContentFormPage
      kind="resource"
      query={query}
      recordIn={({ resource }) => resource}
      titleOf={({ title }) => title}
    >
      {(edited) => <ResourceForm {...edited} />}
    </ContentFormPage>
  );
}

function ResourceForm(edited: EditedRecord<ResourceForm_ResourceFragment>) {
  const words = useResourceAdminMessages();
  const [create] = useCreateResourceMutation();
  const [update] = useUpdateResourceMutation();
  const category = useCategoryChoice(
    useResourceCategoryOptionsQuery({ fetchPolicy: 'cache-and-network' }),
    ({ resourceCategories }) => resourceCategories,
  );
  const form = usePublishableForm({
    ...edited,
    ...contentFormOptions('resource'),
    rules: resourceOrDocumentRules
      .extend({ categoryId: category.rule, document: useDocumentRule() })
      .refine(({ link, document }) => link !== '' || hasMedia(document), {
        path: ['link'],
        ...failsWith('required'),
        // Also while other fields are invalid.
        when: () => true,
      }),
    labels: words.fields,
    texts,
    dependents: { document: ['link'] },
    valuesOf: (from) => ({
      ...textValues(resourceOrDocumentRules, from),
      document: storedDocument(from?.document ?? null),
    }),
    create,
    update,
    variablesOf: ({ document: { file: document, keep }, ...input }, present) => ({
      input,
      document,
      ...(present && { removeDocument: !keep && !document }),
    }),
  });
  const { field } = form;
  return (
    <RecordForm form={form} words={words} seeItAt="/resources" display={category.display}>
      <LanguageSection form={form} texts={texts} />
      <FormSection heading={words.sections.what}>
        <TranslatedField form={form} name="title">
          {(control) => <Field {...control} />}
        </TranslatedField>
        <CategoryField
          form={form}
          texts={field('categoryId')}
          choice={category}
          addPath="/admin/add-resource-category"
        />
        <Field type="url" {...field('link')} />
        <DocumentField form={form} name="document" texts={field('document')} />
        <TranslatedField form={form} name="description">
          {(control) => <TextArea {...control} />}
        </TranslatedField>
      </FormSection>
      <PublicationSection form={form} />
    </RecordForm>
  );
}
