import { imageField, postFields, postRules } from '../../../api/shared/content/post/post.fields.ts';
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
  type PostForm_PostFragment,
  useCreatePostMutation,
  usePostToEditQuery,
  useUpdatePostMutation,
} from './PostForm.generated.ts';
import { usePostAdminMessages } from './adminKind.ts';

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
    fields: postFields,
    texts: translatedNames(postFields),
    valuesOf: (from) => ({ ...textValues(postRules, from), image: storedPicture(from) }),
    create,
    update,
    variablesOf: ({ image: { file: image, keep }, ...input }, present) => ({
      input,
      image,
      ...(present && { removeImage: !keep && !image }),
    }),
  });
  return <ContentForm form={form} fields={postFields} words={words} medium={imageField} />;
}
