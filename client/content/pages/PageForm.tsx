import { imageField, pageFields, pageRules } from '../../../api/shared/content/page/page.fields.ts';
import { translatedNames } from '../../../api/shared/content/fields.rules.ts';
import type { EditedRecord } from '../../forms/recordFormOptions.ts';
import { storedPicture } from '../../forms/media/storedPicture.ts';
import { textValues } from '../../forms/textValues.ts';
import { useMediaRule } from '../../forms/media/useMediaRule.ts';
import { useRecordToEdit } from '../../forms/useRecordToEdit.ts';
import { ContentForm } from '../ContentForm.tsx';
import { ContentFormPage, contentFormOptions } from '../ContentFormPage.tsx';
import { usePublishableForm } from '../publication/usePublishableForm.ts';
import {
  type PageForm_PageFragment,
  useCreatePageMutation,
  usePageToEditQuery,
  useUpdatePageMutation,
} from './PageForm.generated.ts';
import { usePageAdminMessages } from './adminKind.ts';

/** Creates a page, or edits the one that the address names. */
export function Component() {
  const query = usePageToEditQuery(useRecordToEdit());
  return (
    <ContentFormPage
      kind="page"
      query={query}
      recordIn={({ page }) => page}
      titleOf={({ title }) => title}
    >
      {(edited) => <PageForm {...edited} />}
    </ContentFormPage>
  );
}

function PageForm(edited: EditedRecord<PageForm_PageFragment>) {
  const words = usePageAdminMessages();
  const [create] = useCreatePageMutation();
  const [update] = useUpdatePageMutation();
  const form = usePublishableForm({
    ...edited,
    ...contentFormOptions('page'),
    rules: pageRules.extend({ image: useMediaRule(imageField) }),
    labels: words.fields,
    fields: pageFields,
    texts: translatedNames(pageFields),
    notCopied: ['place'],
    valuesOf: (from) => ({ ...textValues(pageRules, from), image: storedPicture(from) }),
    create,
    update,
    variablesOf: ({ image: { file: image, keep }, ...input }, present) => ({
      input,
      image,
      ...(present && { removeImage: !keep && !image }),
    }),
  });
  return <ContentForm form={form} fields={pageFields} words={words} medium={imageField} />;
}
