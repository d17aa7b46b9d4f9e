import { useParams } from 'react-router-dom';
import {
  directoryRules,
  imageMessages,
  socialPlatforms,
} from '../../../api/content/directory/directory.rules.ts';
import { evictCategoryEntries, evictQueryFields } from '../../forms/evictCache.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { MediaField } from '../../forms/MediaField.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { RecordPage } from '../../forms/RecordPage.tsx';
import { storedPicture } from '../../forms/storedPicture.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { useUploadLimits } from '../../forms/useUploadLimits.ts';
import { mediaRule } from '../../media/mediaRule.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { CategoryField } from '../categories/CategoryField.tsx';
import { categoryDisplay } from '../categories/categoryOptions.ts';
import { useCategoryChoice } from '../categories/useCategoryChoice.ts';
import {
  type DirectoryForm_DirectoryFragment,
  useCreateDirectoryMutation,
  useDirectoryCategoryOptionsQuery,
  useDirectoryToEditQuery,
  useUpdateDirectoryMutation,
} from './DirectoryForm.generated.ts';

const kinds = ['image'] as const;

/** Creates a directory entry or, where the address names one, edits it. */
export function Component() {
  const { adminForms } = useAdminMessages();
  const { id = '' } = useParams();
  const query = useDirectoryToEditQuery({ variables: { id }, skip: !id, fetchPolicy: 'no-cache' });
  return (
    <RecordPage
      words={adminForms.directory}
      query={query}
      record={query.data?.directory}
      list={{ to: '/admin/directory', name: adminForms.directory.list.heading }}
    >
      {(entry) => (
        <DirectoryForm
          entry={entry}
          reload={async (id) => (await query.refetch({ id })).data?.directory ?? null}
        />
      )}
    </RecordPage>
  );
}

interface DirectoryFormProps {
  entry: DirectoryForm_DirectoryFragment | null;
  reload: (id: string) => Promise<DirectoryForm_DirectoryFragment | null>;
}

function DirectoryForm({ entry, reload }: DirectoryFormProps) {
  const { directory: words } = useAdminMessages().adminForms;
  const [create] = useCreateDirectoryMutation();
  const [update] = useUpdateDirectoryMutation();
  const options = useDirectoryCategoryOptionsQuery({ fetchPolicy: 'cache-and-network' });
  const categories = options.data?.directoryCategories;
  const category = useCategoryChoice(
    async () => (await options.refetch()).data?.directoryCategories,
  );
  const limits = useUploadLimits();
  const form = useRecordForm({
    rules: directoryRules.extend({
      categoryId: category.rule,
      image: mediaRule(imageMessages, kinds, limits),
    }),
    labels: words.fields,
    editPath: '/admin/edit-directory',
    record: entry,
    valuesOf: (from) => ({
      name: from?.name ?? '',
      categoryId: from?.categoryId ?? '',
      description: from?.description.join('\n') ?? '',
      location: from?.location ?? '',
      mapLink: from?.mapLink ?? '',
      facebook: linkOf(from, 'facebook'),
      instagram: linkOf(from, 'instagram'),
      telegram: linkOf(from, 'telegram'),
      whatsapp: linkOf(from, 'whatsapp'),
      viber: linkOf(from, 'viber'),
      // Entries from the former backend may have it under its former name.
      x: linkOf(from, 'x') || linkOf(from, 'twitter'),
      image: storedPicture(from),
    }),
    reload,
    save: async ({ image: { file: image }, ...input }, present, idempotencyKey, send) => {
      if (!present) {
        const { data } = await create({ variables: { input, image, idempotencyKey }, ...send });
        return data?.createDirectory;
      }
      const { id, version } = present;
      const { data } = await update({
        variables: { id, version, input, image, idempotencyKey },
        ...send,
      });
      return data?.updateDirectory;
    },
    evict: (cache) => {
      evictQueryFields(cache, ['directories']);
      evictCategoryEntries(cache, 'DirectoryCategory');
    },
  });
  const { field } = form;
  return (
    <RecordForm
      form={form}
      words={words}
      seeItAt="/directory"
      display={categoryDisplay(categories)}
    >
      <FormSection heading={words.sections.what}>
        <Field {...field('name')} />
        <CategoryField
          form={form}
          texts={field('categoryId')}
          query={options}
          categories={categories}
          choice={category}
          addPath="/admin/add-directory-category"
        />
        <TextArea {...field('description')} />
      </FormSection>
      <FormSection heading={words.sections.where}>
        <Field {...field('location')} />
        <Field type="url" {...field('mapLink')} />
      </FormSection>
      <FormSection heading={words.sections.social} hint={words.socialHint}>
        <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2">
          {socialPlatforms.map((platform) => (
            <Field key={platform} type="url" {...field(platform)} />
          ))}
        </div>
      </FormSection>
      <FormSection heading={words.sections.picture}>
        <MediaField form={form} name="image" texts={field('image')} kinds={kinds} />
      </FormSection>
    </RecordForm>
  );
}

/** The link of an entry for a platform; empty when it has none. */
function linkOf(entry: DirectoryForm_DirectoryFragment | null, platform: string): string {
  const place = entry?.socialMediaPlatforms.indexOf(platform) ?? -1;
  return entry?.socialMediaPlatformLinks[place] ?? '';
}
