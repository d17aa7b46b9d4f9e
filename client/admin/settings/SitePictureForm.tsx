import { sitePictureField, sitePictureRules } from '../../../api/shared/site/sitePicture.rules.ts';
import { PictureField } from '../../content/picture/PictureField.tsx';
import { RecordFormPage } from '../../content/RecordFormPage.tsx';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { FormSection, RecordForm } from '../../forms/RecordForm.tsx';
import { MediaField } from '../../forms/media/MediaField.tsx';
import { storedPicture, useMediaRule } from '../../forms/media/storedPicture.ts';
import { type EditedRecord, textValues, useRecordToEdit } from '../../forms/formOptions.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import {
  type SitePictureForm_PictureFragment,
  useSitePicturesQuery,
  useUpdateSitePictureMutation,
} from './SitePictures.generated.ts';
import { publicFields } from './SitePictures.tsx';

/** Replaces the picture of the place that the address names. */
export function Component() {
  const { settings } = useAdminMessages();
  const { variables, fetchPolicy } = useRecordToEdit();
  const query = useSitePicturesQuery({ fetchPolicy });
  const words = settings.pictures;
  return (
    <RecordFormPage
      words={words}
      query={{ ...query, refetch: () => query.refetch() }}
      recordIn={({ sitePictures }) => sitePictures.find(({ id }) => id === variables.id) ?? null}
      nameOf={({ id }) => words.places[id]}
      list={{ to: '/admin/settings', name: settings.editHeading }}
      addPath="/admin/settings"
    >
      {(edited) => <SitePictureForm {...edited} />}
    </RecordFormPage>
  );
}

function SitePictureForm(edited: EditedRecord<SitePictureForm_PictureFragment>) {
  const { pictures: words } = useAdminMessages().settings;
  const [update] = useUpdateSitePictureMutation();
  const form = useRecordForm({
    ...edited,
    rules: sitePictureRules.extend({ image: useMediaRule(sitePictureField) }),
    labels: words.fields,
    editPath: '/admin/edit-site-picture',
    valuesOf: (from) => ({
      ...textValues(sitePictureRules, from),
      image: storedPicture(from),
      // The description in English comes first.
      language: 'EN',
    }),
    async save({ image: { file: image, keep }, ...input }, present, idempotencyKey, send) {
      if (!present) return null;
      const { id: place, version } = present;
      const sent = { place, version, input, image, removeImage: !keep && !image, idempotencyKey };
      return (await update({ variables: sent, ...send })).data?.updateSitePicture;
    },
    evict: (cache) => evictQueryFields(cache, publicFields),
  });
  const { name, kinds } = sitePictureField;
  const image = { form, name, kinds, texts: form.field('image') };
  return (
    <RecordForm form={form} words={words} seeItAt="/">
      <FormSection heading={words.fields.image.label}>
        {edited.record?.id.endsWith('HERO') ? (
          <PictureField {...image} isRemovable />
        ) : (
          // The name beside a logo says all, and it is never cropped.
          <MediaField {...image} hasDrawings={false} />
        )}
      </FormSection>
    </RecordForm>
  );
}
