import { admin } from '../../shared/messages/en/content/deathNotice/admin.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { optionalPicture } from '../media/pictureFiles.ts';
import {
  deathNoticeFields,
  deathNoticeRules,
  imageField,
} from '../../shared/content/deathNotice/deathNotice.fields.ts';
import { ConsentedInput, DeathNotice } from './deathNotice.types.ts';

export const deathNoticeKind = defineContentKind({
  name: 'deathNotice',
  words: { record: 'a death notice', short: 'notice' },
  messages: admin.fields,
  path: 'death-notices',
  hasRecordPages: true,

  titleColumn: 'name',
  // Nobody reads notices one after another.
  listedWith: () => Prisma.sql`false`,

  type: DeathNotice,
  list: { name: 'deathNotices', description: 'Death notices, the newest first.' },
  input: { extends: ConsentedInput },
  fields: deathNoticeFields,
  rules: deathNoticeRules,
  files: optionalPicture(imageField, 'death notice'),
});
