import { admin } from '../../shared/messages/en/content/deathNotice/admin.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { RecordListArgs } from '../lists/connection.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { textColumnsOf } from '../fieldTypes.ts';
import { byId } from '../lists/listOrder.ts';
import { sourceOf } from '../lists/lists.ts';
import { optionalPicture } from '../media/pictureFiles.ts';
import {
  deathNoticeFields,
  deathNoticeRules,
  imageField,
} from '../../shared/content/deathNotice/deathNotice.fields.ts';
import { DeathNotice, DeathNoticeConnection, DeathNoticeInput } from './deathNotice.types.ts';

export const deathNoticeKind = defineContentKind({
  name: 'deathNotice',
  words: { record: 'a death notice', short: 'notice' },
  messages: admin.fields,
  path: 'death-notices',
  hasRecordPages: true,

  source: sourceOf('deathNotice', Prisma.DeathNoticeScalarFieldEnum, {
    texts: textColumnsOf(deathNoticeFields),
  }),
  titleColumn: 'name',
  order: (direction) => byId(direction === 'ASC' ? 'DESC' : 'ASC'),
  // Nobody reads notices one after another.
  listedWith: () => Prisma.sql`false`,

  type: DeathNotice,
  list: {
    name: 'deathNotices',
    description: 'Death notices, the newest first.',
    connection: DeathNoticeConnection,
    args: RecordListArgs,
    select: () => ({ order: byId('DESC') }),
  },
  input: DeathNoticeInput,
  fields: deathNoticeFields,
  rules: deathNoticeRules,
  files: optionalPicture(imageField, 'death notice'),
});
