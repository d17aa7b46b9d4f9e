import { useParams } from 'react-router-dom';
import {
  aboutEthiopiaRules,
  mediaMessages,
} from '../../../api/content/aboutEthiopia/aboutEthiopia.rules.ts';
import { evictCategoryEntries, evictQueryFields } from '../../forms/evictCache.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { MediaField } from '../../forms/MediaField.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { RecordPage } from '../../forms/RecordPage.tsx';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { useUploadLimits } from '../../forms/useUploadLimits.ts';
import { mediaRule, type PresentMedia } from '../../media/mediaRule.ts';
import { posterOf } from '../../media/poster.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { CategoryField } from '../categories/CategoryField.tsx';
import { categoryDisplay } from '../categories/categoryOptions.ts';
import { useCategoryChoice } from '../categories/useCategoryChoice.ts';
import {
  type AboutEthiopiaForm_AboutEthiopiaFragment,
  useAboutEthiopiaToEditQuery,
  useCreateAboutEthiopiaMutation,
  useCulturalCategoryOptionsQuery,
  useUpdateAboutEthiopiaMutation,
} from './AboutEthiopiaForm.generated.ts';

const kinds = ['image', 'video'] as const;

/** Creates a piece of culture or, where the address names one, edits it. */
export function Component() {
  const { adminForms } = useAdminMessages();
  const { id = '' } = useParams();
  const query = useAboutEthiopiaToEditQuery({
    variables: { id },
    skip: !id,
    fetchPolicy: 'no-cache',
  });
  return (
    <RecordPage
      words={adminForms.aboutEthiopia}
      query={query}
      record={query.data?.aboutEthiopia}
      list={{ to: '/admin/about-ethiopia', name: adminForms.aboutEthiopia.list.heading }}
    >
      {(item) => (
        <AboutEthiopiaForm
          item={item}
          reload={async (id) => (await query.refetch({ id })).data?.aboutEthiopia ?? null}
        />
      )}
    </RecordPage>
  );
}

interface AboutEthiopiaFormProps {
  item: AboutEthiopiaForm_AboutEthiopiaFragment | null;
  reload: (id: string) => Promise<AboutEthiopiaForm_AboutEthiopiaFragment | null>;
}

function AboutEthiopiaForm({ item, reload }: AboutEthiopiaFormProps) {
  const { aboutEthiopia: words } = useAdminMessages().adminForms;
  const [create] = useCreateAboutEthiopiaMutation();
  const [update] = useUpdateAboutEthiopiaMutation();
  const options = useCulturalCategoryOptionsQuery({ fetchPolicy: 'cache-and-network' });
  const categories = options.data?.culturalCategories;
  const category = useCategoryChoice(
    async () => (await options.refetch()).data?.culturalCategories,
  );
  const limits = useUploadLimits();
  const form = useRecordForm({
    rules: aboutEthiopiaRules.extend({
      categoryId: category.rule,
      media: mediaRule(mediaMessages, kinds, limits),
    }),
    labels: words.fields,
    editPath: '/admin/edit-about-ethiopia',
    record: item,
    valuesOf: (from) => ({
      title: from?.title ?? '',
      categoryId: from?.categoryId ?? '',
      description: from?.description ?? '',
      link: from?.link ?? '',
      media: { file: null, keep: from !== null, present: from && mediaOf(from) },
    }),
    reload,
    save: async ({ media: { file: media }, ...input }, present, idempotencyKey, send) => {
      const poster = media && (await posterOf(media));
      if (!present) {
        const { data } = await create({
          variables: { input, media, poster, idempotencyKey },
          ...send,
        });
        return data?.createAboutEthiopia;
      }
      const variables = {
        id: present.id,
        version: present.version,
        input,
        media,
        poster,
        idempotencyKey,
      };
      const { data } = await update({ variables, ...send });
      return data?.updateAboutEthiopia;
    },
    evict: (cache) => {
      evictQueryFields(cache, ['aboutEthiopiaItems']);
      evictCategoryEntries(cache, 'CulturalCategory');
    },
  });
  const { field } = form;
  return (
    <RecordForm
      form={form}
      words={words}
      seeItAt="/about-ethiopia"
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
          addPath="/admin/create-about-ethiopia-category"
        />
        <TextArea {...field('description')} rows={10} />
        <Field type="url" {...field('link')} />
      </FormSection>
      <FormSection heading={words.sections.media}>
        <MediaField form={form} name="media" texts={field('media')} kinds={kinds} />
      </FormSection>
    </RecordForm>
  );
}

/** The picture or video of a piece of culture. */
function mediaOf(item: AboutEthiopiaForm_AboutEthiopiaFragment): PresentMedia {
  return { url: item.mediaUrl, isVideo: item.isVideoSrc, poster: item.image?.url ?? null };
}
