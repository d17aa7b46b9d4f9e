import { imageField, postFields, postRules } from '../../../api/shared/content/post/post.fields.ts';
import { type EditedRecord, textValues } from '../../forms/formOptions.ts';
import { pictureVariables, storedPicture, useMediaRule } from '../../forms/media/storedPicture.ts';
import { ContentForm } from '../ContentForm.tsx';
import { contentFormPage, usePublishableForm } from '../ContentFormPage.tsx';
import {
  type PostForm_PostFragment,
  useCreatePostMutation,
  usePostToEditQuery,
  useUpdatePostMutation,
} from './PostForm.generated.ts';
import { usePostAdminMessages } from './adminKind.ts';

/** Creates a post, or edits the one that the address names. */
export const Component = contentFormPage({
  kind: 'post',
  useQuery: usePostToEditQuery,
  recordIn: ({ post }) => post,
  titleOf: ({ postTitle }) => postTitle,
  Form: PostForm,
});

function PostForm(edited: EditedRecord<PostForm_PostFragment>) {
  const words = usePostAdminMessages();
  const form = usePublishableForm({
    ...edited,
    kind: 'post',
    rules: postRules.extend({ image: useMediaRule(imageField) }),
    labels: words.fields,
    fields: postFields,
    valuesOf: (from) => ({ ...textValues(postRules, from), image: storedPicture(from) }),
    create: useCreatePostMutation()[0],
    update: useUpdatePostMutation()[0],
    variablesOf: pictureVariables,
  });
  return <ContentForm form={form} fields={postFields} words={words} medium={imageField} />;
}
