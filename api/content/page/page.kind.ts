import { admin } from '../../shared/messages/en/content/page/admin.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { RecordListArgs } from '../lists/connection.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { textColumnsOf } from '../fieldTypes.ts';
import { byId } from '../lists/listOrder.ts';
import { sourceOf } from '../lists/lists.ts';
import { optionalPicture } from '../media/pictureFiles.ts';
import { imageField, pageFields, pageRules } from '../../shared/content/page/page.fields.ts';
import { Page, PageConnection, PageInput } from './page.types.ts';

export const pageKind = defineContentKind({
  name: 'page',
  words: { record: 'a page', short: 'page' },
  messages: admin.fields,
  path: 'pages',
  hasRecordPages: true,

  source: sourceOf('page', Prisma.PageScalarFieldEnum, { texts: textColumnsOf(pageFields) }),
  titleColumn: 'title',
  order: (direction) => byId(direction === 'ASC' ? 'DESC' : 'ASC'),
  // Pages have nothing in common, so none is next to another.
  listedWith: () => Prisma.sql`false`,
  // The trigger `limit_navigation` refuses a place that is taken.
  duplicateField: 'place',

  type: Page,
  list: {
    name: 'pages',
    description: 'Pages of volunteers, the newest first.',
    connection: PageConnection,
    args: RecordListArgs,
    select: () => ({ order: byId('DESC') }),
  },
  input: PageInput,
  fields: pageFields,
  rules: pageRules,
  files: optionalPicture(imageField, 'page'),
});
