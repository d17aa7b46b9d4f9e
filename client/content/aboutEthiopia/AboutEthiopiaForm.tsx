import {
  aboutEthiopiaRules,
  mediaField,
} from '../../../api/content/aboutEthiopia/aboutEthiopia.rules.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import type { EditedRecord } from '../../forms/recordFormOptions.ts';
import { textValues } from '../../forms/textValues.ts';
import { useMediaRule } from '../../forms/useMediaRule.ts';
import { useRecordToEdit } from '../../forms/useRecordToEdit.ts';
import type { PresentMedia } from '../../media/mediaRule.ts';
import { posterOf } from '../../media/poster.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { ContentFormPage, contentFormOptions } from '../contentForm.tsx';
import { CategoryField } from '../categories/CategoryField.tsx';
import { useCategoryChoice } from '../categories/useCategoryChoice.ts';
import { PictureField } from '../picture/PictureField.tsx';
import { PublicationSection } from '../publication/PublicationSection.tsx';
import { usePublishableForm } from '../publication/usePublishableForm.ts';
import { LanguageSection } from '../translation/LanguageSection.tsx';
import { TranslatedField } from '../translation/TranslatedField.tsx';
import {
  type AboutEthiopiaForm_AboutEthiopiaFragment,
  useAboutEthiopiaToEditQuery,
  useCreateAboutEthiopiaMutation,
  useCulturalCategoryOptionsQuery,
  useUpdateAboutEthiopiaMutation,
} from './AboutEthiopiaForm.generated.ts';
import { useAboutEthiopiaAdminMessages } from './adminKind.ts';

/** The fields that can be translated. */
const texts = ['title', 'description'] as const;

/** Creates an item about Ethiopia, or edits the one that the address names. */
export function Component() {
  const query = useAboutEthiopiaToEditQuery(useRecordToEdit());
  return (
    <ContentFormPage
      kind="aboutEthiopia"
      query={query}
      recordIn={({ aboutEthiopia }) => aboutEthiopia}
      titleOf={({ title }) => title}
    >
      {(edited) => <AboutEthiopiaForm {...edited} />}
    </ContentFormPage>
  );
}

function AboutEthiopiaForm(edited: EditedRecord<AboutEthiopiaForm_AboutEthiopiaFragment>) {
  const words = useAboutEthiopiaAdminMessages();
  const [create] = useCreateAboutEthiopiaMutation();
  const [update] = useUpdateAboutEthiopiaMutation();
  const category = useCategoryChoice(
    useCulturalCategoryOptionsQuery({ fetchPolicy: 'cache-and-network' }),
    ({ culturalCategories }) => culturalCategories,
  );
  const form = usePublishableForm({
    ...edited,
    ...contentFormOptions('aboutEthiopia'),
    rules: aboutEthiopiaRules.extend({
      categoryId: category.rule,
      media: useMediaRule(mediaField),
    }),
    labels: words.fields,
    texts,
    valuesOf: (from) => ({
      ...textValues(aboutEthiopiaRules, from),
      media: { file: null, keep: from !== null, present: from && mediaOf(from) },
    }),
    create,
    update,
    variablesOf: async ({ media: { file: media, copied }, ...input }) => ({
      input,
      media,
      videoOf: copied?.recordId ?? null,
      poster: media && (await posterOf(media)),
    }),
  });
  const { field } = form;
  return (
    <RecordForm form={form} words={words} seeItAt="/about-ethiopia" display={category.display}>
      <FormSection heading={words.sections.media}>
        <PictureField form={form} name="media" texts={field('media')} kinds={mediaField.kinds} />
      </FormSection>
      <LanguageSection form={form} texts={texts} />
      <FormSection heading={words.sections.what}>
        <TranslatedField form={form} name="title">
          {(control) => <Field {...control} />}
        </TranslatedField>
        <CategoryField
          form={form}
          texts={field('categoryId')}
          choice={category}
          addPath="/admin/create-about-ethiopia-category"
        />
        <TranslatedField form={form} name="description">
          {(control) => <TextArea {...control} rows={10} />}
        </TranslatedField>
        <Field type="url" {...field('link')} />
      </FormSection>
      <PublicationSection form={form} />
    </RecordForm>
  );
}

/** The picture or video of an item. */
function mediaOf(item: AboutEthiopiaForm_AboutEthiopiaFragment): PresentMedia {
  return { url: item.mediaUrl, isVideo: item.isVideoSrc, poster: item.image?.url ?? null };
}
