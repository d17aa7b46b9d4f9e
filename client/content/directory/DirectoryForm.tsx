import {
  directoryRules,
  imageField,
  socialPlatforms,
} from '../../../api/content/directory/directory.rules.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import type { EditedRecord } from '../../forms/recordFormOptions.ts';
import { storedPicture } from '../../forms/storedPicture.ts';
import { textValues } from '../../forms/textValues.ts';
import { useMediaRule } from '../../forms/useMediaRule.ts';
import { useRecordToEdit } from '../../forms/useRecordToEdit.ts';
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
  type DirectoryForm_DirectoryFragment,
  useCreateDirectoryMutation,
  useDirectoryCategoryOptionsQuery,
  useDirectoryToEditQuery,
  useUpdateDirectoryMutation,
} from './DirectoryForm.generated.ts';
import { useDirectoryAdminMessages } from './adminKind.ts';

/** The fields that can be translated. */
const texts = ['name', 'description', 'location', 'openingHours'] as const;

/** Creates a directory entry, or edits the one that the address names. */
export function Component() {
  const query = useDirectoryToEditQuery(useRecordToEdit());
  return (
    <ContentFormPage
      kind="directory"
      query={query}
      recordIn={({ directory }) => directory}
      titleOf={({ name }) => name}
    >
      {(edited) => <DirectoryForm {...edited} />}
    </ContentFormPage>
  );
}

function DirectoryForm(edited: EditedRecord<DirectoryForm_DirectoryFragment>) {
  const words = useDirectoryAdminMessages();
  const [create] = useCreateDirectoryMutation();
  const [update] = useUpdateDirectoryMutation();
  const category = useCategoryChoice(
    useDirectoryCategoryOptionsQuery({ fetchPolicy: 'cache-and-network' }),
    ({ directoryCategories }) => directoryCategories,
  );
  const form = usePublishableForm({
    ...edited,
    ...contentFormOptions('directory'),
    rules: directoryRules.extend({
      categoryId: category.rule,
      image: useMediaRule(imageField),
    }),
    labels: words.fields,
    texts,
    valuesOf: (from) => ({
      ...textValues(directoryRules, from && { ...from, ...socialLinksOf(from) }),
      image: storedPicture(from),
    }),
    create,
    update,
    variablesOf: ({ image, ...input }) => ({ input, image: image.file }),
  });
  const { field } = form;
  return (
    <RecordForm form={form} words={words} seeItAt="/directory" display={category.display}>
      <FormSection heading={words.sections.picture}>
        <PictureField form={form} name="image" texts={field('image')} kinds={imageField.kinds} />
      </FormSection>
      <LanguageSection form={form} texts={texts} />
      <FormSection heading={words.sections.what}>
        <TranslatedField form={form} name="name">
          {(control) => <Field {...control} />}
        </TranslatedField>
        <CategoryField
          form={form}
          texts={field('categoryId')}
          choice={category}
          addPath="/admin/add-directory-category"
        />
        <TranslatedField form={form} name="description">
          {(control) => <TextArea {...control} />}
        </TranslatedField>
      </FormSection>
      <FormSection heading={words.sections.where}>
        <TranslatedField form={form} name="location">
          {(control) => <Field {...control} />}
        </TranslatedField>
        <Field type="url" {...field('mapLink')} />
      </FormSection>
      <FormSection heading={words.sections.contact}>
        <Field type="tel" {...field('telephone')} />
        <TranslatedField form={form} name="openingHours">
          {(control) => <TextArea {...control} rows={3} />}
        </TranslatedField>
        <Field type="url" {...field('website')} />
      </FormSection>
      <FormSection heading={words.sections.social} hint={words.socialHint}>
        <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2">
          {socialPlatforms.map((platform) => (
            <Field key={platform} type="url" {...field(platform)} />
          ))}
        </div>
      </FormSection>
      <PublicationSection form={form} />
    </RecordForm>
  );
}

/** The link of an entry on each platform; empty if there is none. */
function socialLinksOf(entry: DirectoryForm_DirectoryFragment) {
  const { socialMediaPlatforms: names, socialMediaPlatformLinks: links } = entry;
  const linkOf = (platform: string) => links[names.indexOf(platform)] ?? '';
  return {
    facebook: linkOf('facebook'),
    instagram: linkOf('instagram'),
    telegram: linkOf('telegram'),
    whatsapp: linkOf('whatsapp'),
    viber: linkOf('viber'),
    // Entries from the former backend may use the former name.
    x: linkOf('x') || linkOf('twitter'),
  };
}
