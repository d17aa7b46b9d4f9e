import { admin } from '../../shared/messages/en/content/post/admin.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { optionalPicture } from '../media/pictureFiles.ts';
import { imageField, postFields, postRules } from '../../shared/content/post/post.fields.ts';
import { Post } from './post.types.ts';

export const postKind = defineContentKind({
  name: 'post',
  words: { record: 'a post', short: 'post' },
  messages: admin.fields,
  path: 'posts',
  hasRecordPages: true,

  titleColumn: 'postTitle',

  type: Post,
  list: { name: 'posts', description: 'Posts, the newest first.' },
  fields: postFields,
  rules: postRules,
  files: optionalPicture(imageField, 'post'),
});
