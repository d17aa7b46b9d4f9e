import { imageField, postRules } from '../../../api/content/post/post.rules.ts';
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
import { PictureField } from '../picture/PictureField.tsx';
import { PublicationSection } from '../publication/PublicationSection.tsx';
import { usePublishableForm } from '../publication/usePublishableForm.ts';
import { LanguageSection } from '../translation/LanguageSection.tsx';
import { TranslatedField } from '../translation/TranslatedField.tsx';
import {
  type PostForm_PostFragment,
  useCreatePostMutation,
  usePostToEditQuery,
  useUpdatePostMutation,
} from './PostForm.generated.ts';
import { usePostAdminMessages } from './adminKind.ts';

/** The fields that can be translated. */
const texts = ['postTitle', 'postText', 'postLinkText'] as const;

/** Creates a post, or edits the one that the address names. */
export function Component() {
  const query = usePostToEditQuery(useRecordToEdit());
  return (
    <ContentFormPage
      kind="post"
      query={query}
      recordIn={({ post }) => post}
      titleOf={({ postTitle }) => postTitle}
    >
      {(edited) => <PostForm {...edited} />}
    </ContentFormPage>
  );
}

function PostForm(edited: EditedRecord<PostForm_PostFragment>) {
  const words = usePostAdminMessages();
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const form = usePublishableForm({
    ...edited,
    ...contentFormOptions('post'),
    rules: postRules.extend({ image: useMediaRule(imageField) }),
    labels: words.fields,
    texts,
    valuesOf: (from) => ({ ...textValues(postRules, from), image: storedPicture(from) }),
    create,
    update,
    variablesOf: ({ image: { file: image, keep }, ...input }, present) => ({
      input,
      image,
      ...(present && { removeImage: !keep && !image }),
    }),
  });
  const { field } = form;
  return (
    <RecordForm form={form} words={words} seeItAt="/">
      <FormSection heading={words.sections.picture}>
        <PictureField form={form} name="image" texts={field('image')} kinds={imageField.kinds} />
      </FormSection>
      <LanguageSection form={form} texts={texts} />
      <FormSection heading={words.sections.what}>
        <TranslatedField form={form} name="postTitle">
          {(control) => <Field {...control} />}
        </TranslatedField>
        <TranslatedField form={form} name="postText">
          {(control) => <TextArea {...control} rows={10} />}
        </TranslatedField>
      </FormSection>
      <FormSection heading={words.sections.link} hint={words.linkHint}>
        <Field type="url" {...field('postLink')} />
        <TranslatedField form={form} name="postLinkText">
          {(control) => <Field {...control} />}
        </TranslatedField>
      </FormSection>
      <PublicationSection form={form} />
    </RecordForm>
  );
}
