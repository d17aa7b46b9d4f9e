import { admin } from '../../shared/messages/en/content/post/admin.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { RecordListArgs } from '../lists/connection.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { textColumnsOf } from '../fieldTypes.ts';
import { byId } from '../lists/listOrder.ts';
import { sourceOf } from '../lists/lists.ts';
import { optionalPicture } from '../media/pictureFiles.ts';
import { imageField, postFields, postRules } from '../../shared/content/post/post.fields.ts';
import { Post, PostConnection, PostInput } from './post.types.ts';

export const postKind = defineContentKind({
  name: 'post',
  words: { record: 'a post', short: 'post' },
  messages: admin.fields,
  path: 'posts',
  hasRecordPages: true,

  source: sourceOf('post', Prisma.PostScalarFieldEnum, {
    texts: textColumnsOf(postFields),
  }),
  titleColumn: 'postTitle',
  order: (direction) => byId(direction === 'ASC' ? 'DESC' : 'ASC'),

  type: Post,
  list: {
    name: 'posts',
    description: 'Posts, the newest first.',
    connection: PostConnection,
    args: RecordListArgs,
    select: () => ({ order: byId('DESC') }),
  },
  input: PostInput,
  fields: postFields,
  rules: postRules,
  files: optionalPicture(imageField, 'post'),
});
