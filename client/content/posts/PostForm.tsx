import { imageField, postRules } from '../../../api/content/post/post.rules.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { MediaField } from '../../forms/MediaField.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import type { EditedRecord } from '../../forms/recordFormOptions.ts';
import { saveBy } from '../../forms/saveBy.ts';
import { storedPicture } from '../../forms/storedPicture.ts';
import { textValues } from '../../forms/textValues.ts';
import { useMediaRule } from '../../forms/useMediaRule.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { useRecordToEdit } from '../../forms/useRecordToEdit.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { ContentFormPage, contentFormOptions } from '../contentForm.tsx';
import {
  type PostForm_PostFragment,
  useCreatePostMutation,
  usePostToEditQuery,
  useUpdatePostMutation,
} from './PostForm.generated.ts';
import { usePostAdminMessages } from './adminKind.ts';

/** Creates a post or, where the address names one, edits it. */
export function Component() {
  const query = usePostToEditQuery(useRecordToEdit());
  return (
    <ContentFormPage kind="post" query={query} recordIn={({ post }) => post}>
      {(edited) => <PostForm {...edited} />}
    </ContentFormPage>
  );
}

function PostForm(edited: EditedRecord<PostForm_PostFragment>) {
  const words = usePostAdminMessages();
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const form = useRecordForm({
    ...edited,
    ...contentFormOptions('post'),
    rules: postRules.extend({ image: useMediaRule(imageField) }),
    labels: words.fields,
    valuesOf: (from) => ({ ...textValues(postRules, from), image: storedPicture(from) }),
    save: saveBy(create, update, ({ image: { file: image, keep }, ...input }, present) => ({
      input,
      image,
      ...(present && { removeImage: !keep && !image }),
    })),
  });
  const { field } = form;
  return (
    <RecordForm form={form} words={words} seeItAt="/">
      <FormSection heading={words.sections.what}>
        <Field {...field('postTitle')} />
        <TextArea {...field('postText')} rows={10} />
      </FormSection>
      <FormSection heading={words.sections.picture}>
        <MediaField form={form} name="image" texts={field('image')} kinds={imageField.kinds} />
      </FormSection>
      <FormSection heading={words.sections.link} hint={words.linkHint}>
        <Field type="url" {...field('postLink')} />
        <Field {...field('postLinkText')} />
      </FormSection>
    </RecordForm>
  );
}
