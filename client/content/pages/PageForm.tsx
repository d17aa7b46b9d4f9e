import { imageField, pageFields, pageRules } from '../../../api/shared/content/page/page.fields.ts';
import { type EditedRecord, textValues } from '../../forms/formOptions.ts';
import { pictureVariables, storedPicture, useMediaRule } from '../../forms/media/storedPicture.ts';
import { ContentForm } from '../ContentForm.tsx';
import { contentFormPage, usePublishableForm } from '../ContentFormPage.tsx';
import {
  type PageForm_PageFragment,
  useCreatePageMutation,
  usePageToEditQuery,
  useUpdatePageMutation,
} from './PageForm.generated.ts';
import { usePageAdminMessages } from './adminKind.ts';

/** Creates a page, or edits the one that the address names. */
export const Component = contentFormPage({
  kind: 'page',
  useQuery: usePageToEditQuery,
  recordIn: ({ page }) => page,
  titleOf: ({ title }) => title,
  Form: PageForm,
});

function PageForm(edited: EditedRecord<PageForm_PageFragment>) {
  const words = usePageAdminMessages();
  const form = usePublishableForm({
    ...edited,
    kind: 'page',
    rules: pageRules.extend({ image: useMediaRule(imageField) }),
    labels: words.fields,
    fields: pageFields,
    notCopied: ['place'],
    valuesOf: (from) => ({ ...textValues(pageRules, from), image: storedPicture(from) }),
    create: useCreatePageMutation()[0],
    update: useUpdatePageMutation()[0],
    variablesOf: pictureVariables,
  });
  return <ContentForm form={form} fields={pageFields} words={words} medium={imageField} />;
}
