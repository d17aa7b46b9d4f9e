import {
  aboutEthiopiaFields,
  aboutEthiopiaRules,
  mediaField,
} from '../../../api/shared/content/aboutEthiopia/aboutEthiopia.fields.ts';
import { type EditedRecord, textValues } from '../../forms/formOptions.ts';
import { useMediaRule } from '../../forms/media/storedPicture.ts';
import type { PresentMedia } from '../../media/mediaRule.ts';
import { posterOf } from '../../media/poster.ts';
import { ContentForm } from '../ContentForm.tsx';
import { contentFormPage, usePublishableForm } from '../ContentFormPage.tsx';
import { categoryControl, useCategoryChoice } from '../categories/CategoryField.tsx';
import {
  type AboutEthiopiaForm_AboutEthiopiaFragment,
  useAboutEthiopiaToEditQuery,
  useCreateAboutEthiopiaMutation,
  useUpdateAboutEthiopiaMutation,
} from './AboutEthiopiaForm.generated.ts';
import { useAboutEthiopiaAdminMessages } from './adminKind.ts';

/** Creates an item about Ethiopia, or edits the one that the address names. */
export const Component = contentFormPage({
  kind: 'aboutEthiopia',
  useQuery: useAboutEthiopiaToEditQuery,
  recordIn: ({ aboutEthiopia }) => aboutEthiopia,
  titleOf: ({ title }) => title,
  Form: AboutEthiopiaForm,
});

function AboutEthiopiaForm(edited: EditedRecord<AboutEthiopiaForm_AboutEthiopiaFragment>) {
  const words = useAboutEthiopiaAdminMessages();
  const category = useCategoryChoice('cultural');
  const form = usePublishableForm({
    ...edited,
    kind: 'aboutEthiopia',
    rules: aboutEthiopiaRules.extend({
      categoryId: category.rule,
      media: useMediaRule(mediaField),
    }),
    labels: words.fields,
    fields: aboutEthiopiaFields,
    valuesOf: (from) => ({
      ...textValues(aboutEthiopiaRules, from),
      media: { file: null, keep: from !== null, present: from && mediaOf(from) },
    }),
    create: useCreateAboutEthiopiaMutation()[0],
    update: useUpdateAboutEthiopiaMutation()[0],
    variablesOf: async ({ media: { file: media, copied }, ...input }) => ({
      input,
      media,
      videoOf: copied?.recordId ?? null,
      poster: media && (await posterOf(media)),
    }),
  });
  return (
    <ContentForm
      form={form}
      fields={aboutEthiopiaFields}
      words={words}
      medium={mediaField}
      display={category.display}
      controls={categoryControl(form, category)}
    />
  );
}

/** The picture or video of an item; null for a draft without one. */
function mediaOf(item: AboutEthiopiaForm_AboutEthiopiaFragment): PresentMedia | null {
  if (item.mediaUrl === '') return null;
  return { url: item.mediaUrl, isVideo: item.isVideoSrc, poster: item.image?.url ?? null };
}
