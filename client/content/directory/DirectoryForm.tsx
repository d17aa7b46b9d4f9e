import {
  directoryFields,
  directoryRules,
  imageField,
} from '../../../api/shared/content/directory/directory.fields.ts';
import { type EditedRecord, textValues } from '../../forms/formOptions.ts';
import { storedPicture, useMediaRule } from '../../forms/media/storedPicture.ts';
import { ContentForm } from '../ContentForm.tsx';
import { contentFormPage, usePublishableForm } from '../ContentFormPage.tsx';
import { categoryControl, useCategoryChoice } from '../categories/CategoryField.tsx';
import {
  type DirectoryForm_DirectoryFragment,
  useCreateDirectoryMutation,
  useDirectoryToEditQuery,
  useUpdateDirectoryMutation,
} from './DirectoryForm.generated.ts';
import { useDirectoryAdminMessages } from './adminKind.ts';

/** Creates a directory entry, or edits the one that the address names. */
export const Component = contentFormPage({
  kind: 'directory',
  useQuery: useDirectoryToEditQuery,
  recordIn: ({ directory }) => directory,
  titleOf: ({ name }) => name,
  Form: DirectoryForm,
});

function DirectoryForm(edited: EditedRecord<DirectoryForm_DirectoryFragment>) {
  const words = useDirectoryAdminMessages();
  const category = useCategoryChoice('directory');
  const form = usePublishableForm({
    ...edited,
    kind: 'directory',
    rules: directoryRules.extend({
      categoryId: category.rule,
      image: useMediaRule(imageField),
    }),
    labels: words.fields,
    fields: directoryFields,
    valuesOf: (from) => ({
      ...textValues(directoryRules, from && { ...from, ...socialLinksOf(from) }),
      image: storedPicture(from),
    }),
    create: useCreateDirectoryMutation()[0],
    update: useUpdateDirectoryMutation()[0],
    variablesOf: ({ image, ...input }) => ({ input, image: image.file }),
  });
  return (
    <ContentForm
      form={form}
      fields={directoryFields}
      words={words}
      medium={imageField}
      display={category.display}
      controls={categoryControl(form, category)}
    />
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
