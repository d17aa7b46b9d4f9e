import { useParams } from 'react-router-dom';
import { resourceRules } from '../../../api/content/resource/resource.rules.ts';
import { evictCategoryEntries, evictQueryFields } from '../../forms/evictCache.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { RecordPage } from '../../forms/RecordPage.tsx';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { CategoryField } from '../categories/CategoryField.tsx';
import { categoryDisplay } from '../categories/categoryOptions.ts';
import { useCategoryChoice } from '../categories/useCategoryChoice.ts';
import {
  type ResourceForm_ResourceFragment,
  useCreateResourceMutation,
  useResourceCategoryOptionsQuery,
  useResourceToEditQuery,
  useUpdateResourceMutation,
} from './ResourceForm.generated.ts';

/** Creates a resource or, where the address names one, edits it. */
export function Component() {
  const { adminForms } = useAdminMessages();
  const { id = '' } = useParams();
  const query = useResourceToEditQuery({ variables: { id }, skip: !id, fetchPolicy: 'no-cache' });
  return (
    <RecordPage
      words={adminForms.resource}
      query={query}
      record={query.data?.resource}
      list={{ to: '/admin/resources', name: adminForms.resource.list.heading }}
    >
      {(resource) => (
        <ResourceForm
          resource={resource}
          reload={async (id) => (await query.refetch({ id })).data?.resource ?? null}
        />
      )}
    </RecordPage>
  );
}

interface ResourceFormProps {
  resource: ResourceForm_ResourceFragment | null;
  reload: (id: string) => Promise<ResourceForm_ResourceFragment | null>;
}

function ResourceForm({ resource, reload }: ResourceFormProps) {
  const { resource: words } = useAdminMessages().adminForms;
  const [create] = useCreateResourceMutation();
  const [update] = useUpdateResourceMutation();
  const options = useResourceCategoryOptionsQuery({ fetchPolicy: 'cache-and-network' });
  const categories = options.data?.resourceCategories;
  const category = useCategoryChoice(
    async () => (await options.refetch()).data?.resourceCategories,
  );
  const form = useRecordForm({
    rules: resourceRules.extend({ categoryId: category.rule }),
    labels: words.fields,
    editPath: '/admin/edit-resource',
    record: resource,
    valuesOf: (from) => ({
      title: from?.title ?? '',
      categoryId: from?.categoryId ?? '',
      link: from?.link ?? '',
      description: from?.description.join('\n') ?? '',
    }),
    reload,
    save: async (input, present, idempotencyKey, send) => {
      if (!present) {
        const { data } = await create({ variables: { input, idempotencyKey }, ...send });
        return data?.createResource;
      }
      const { id, version } = present;
      const { data } = await update({ variables: { id, version, input, idempotencyKey }, ...send });
      return data?.updateResource;
    },
    evict: (cache) => {
      evictQueryFields(cache, ['resources']);
      evictCategoryEntries(cache, 'ResourceCategory');
    },
  });
  const { field } = form;
  return (
    <RecordForm
      form={form}
      words={words}
      seeItAt="/resources"
      display={categoryDisplay(categories)}
    >
      <FormSection heading={words.sections.what}>
        <Field {...field('title')} />
        <CategoryField
          form={form}
          texts={field('categoryId')}
          query={options}
          categories={categories}
          choice={category}
          addPath="/admin/add-resource-category"
        />
        <Field type="url" {...field('link')} />
        <TextArea {...field('description')} />
      </FormSection>
    </RecordForm>
  );
}
