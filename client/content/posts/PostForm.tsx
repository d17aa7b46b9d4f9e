import { useParams } from 'react-router-dom';
import { imageMessages, postRules } from '../../../api/content/post/post.rules.ts';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { MediaField } from '../../forms/MediaField.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { RecordPage } from '../../forms/RecordPage.tsx';
import { storedPicture } from '../../forms/storedPicture.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { useUploadLimits } from '../../forms/useUploadLimits.ts';
import { mediaRule } from '../../media/mediaRule.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import {
  type PostForm_PostFragment,
  useCreatePostMutation,
  usePostToEditQuery,
  useUpdatePostMutation,
} from './PostForm.generated.ts';

const kinds = ['image'] as const;

/** Creates a post or, where the address names one, edits it. */
export function Component() {
  const { adminForms } = useAdminMessages();
  const { id = '' } = useParams();
  const query = usePostToEditQuery({ variables: { id }, skip: !id, fetchPolicy: 'no-cache' });
  return (
    <RecordPage
      words={adminForms.post}
      query={query}
      record={query.data?.post}
      list={{ to: '/admin/posts', name: adminForms.post.list.heading }}
    >
      {(post) => (
        <PostForm
          post={post}
          reload={async (id) => (await query.refetch({ id })).data?.post ?? null}
        />
      )}
    </RecordPage>
  );
}

interface PostFormProps {
  post: PostForm_PostFragment | null;
  reload: (id: string) => Promise<PostForm_PostFragment | null>;
}

function PostForm({ post, reload }: PostFormProps) {
  const { post: words } = useAdminMessages().adminForms;
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const limits = useUploadLimits();
  const form = useRecordForm({
    rules: postRules.extend({ image: mediaRule(imageMessages, kinds, limits) }),
    labels: words.fields,
    editPath: '/admin/edit-post',
    record: post,
    valuesOf: (from) => ({
      postTitle: from?.postTitle ?? '',
      postText: from?.postText ?? '',
      postLink: from?.postLink ?? '',
      postLinkText: from?.postLinkText ?? '',
      image: storedPicture(from),
    }),
    reload,
    save: async ({ image: { file: image, keep }, ...input }, present, idempotencyKey, send) => {
      if (!present) {
        const { data } = await create({ variables: { input, image, idempotencyKey }, ...send });
        return data?.createPost;
      }
      const { id, version } = present;
      const removeImage = !keep && !image;
      const variables = { id, version, input, image, removeImage, idempotencyKey };
      const { data } = await update({ variables, ...send });
      return data?.updatePost;
    },
    evict: (cache) => evictQueryFields(cache, ['posts']),
  });
  const { field } = form;
  return (
    <RecordForm form={form} words={words} seeItAt="/">
      <FormSection heading={words.sections.what}>
        <Field {...field('postTitle')} />
        <TextArea {...field('postText')} rows={10} />
      </FormSection>
      <FormSection heading={words.sections.picture}>
        <MediaField form={form} name="image" texts={field('image')} kinds={kinds} />
      </FormSection>
      <FormSection heading={words.sections.link} hint={words.linkHint}>
        <Field type="url" {...field('postLink')} />
        <Field {...field('postLinkText')} />
      </FormSection>
    </RecordForm>
  );
}
