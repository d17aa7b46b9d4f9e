import { imageField, pageFields, pageRules } from '../../../api/shared/content/page/page.fields.ts';
import type { EditedRecord } from '../../forms/recordFormOptions.ts';
import { pictureVariables, storedPicture } from '../../forms/media/storedPicture.ts';
import { textValues } from '../../forms/textValues.ts';
import { useMediaRule } from '../../forms/media/useMediaRule.ts';
import { ContentForm } from '../ContentForm.tsx';
import { contentFormPage } from '../ContentFormPage.tsx';
import { usePublishableForm } from '../publication/usePublishableForm.ts';
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
