import { admin } from '../../shared/messages/en/content/page/admin.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { optionalPicture } from '../media/pictureFiles.ts';
import { imageField, pageFields, pageRules } from '../../shared/content/page/page.fields.ts';
import { Page } from './page.types.ts';

export const pageKind = defineContentKind({
  name: 'page',
  words: { record: 'a page', short: 'page' },
  messages: admin.fields,
  path: 'pages',
  hasRecordPages: true,

  titleColumn: 'title',
  // Pages have nothing in common, so none is next to another.
  listedWith: () => Prisma.sql`false`,
  // The trigger `limit_navigation` refuses a place that is taken.
  duplicateField: 'place',

  type: Page,
  list: { name: 'pages', description: 'Pages of volunteers, the newest first.' },
  fields: pageFields,
  rules: pageRules,
  files: optionalPicture(imageField, 'page'),
});
