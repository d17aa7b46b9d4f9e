import { admin as aboutEthiopia } from '../../shared/messages/am/content/aboutEthiopia/admin.ts';
import { admin as deathNotice } from '../../shared/messages/am/content/deathNotice/admin.ts';
import { admin as directory } from '../../shared/messages/am/content/directory/admin.ts';
import { admin as event } from '../../shared/messages/am/content/event/admin.ts';
import { admin as page } from '../../shared/messages/am/content/page/admin.ts';
import { admin as post } from '../../shared/messages/am/content/post/admin.ts';
import { admin as resource } from '../../shared/messages/am/content/resource/admin.ts';
import type { FormMessages } from '../../shared/messages/words.ts';

/**
 * The Amharic catalogue messages of the fields of kinds, by name, for CSV tables. Other tables are
 * in English.
 */
export const amharicFields: Partial<Record<string, FormMessages>> = {
  aboutEthiopia: aboutEthiopia.fields,
  deathNotice: deathNotice.fields,
  directory: directory.fields,
  event: event.fields,
  page: page.fields,
  post: post.fields,
  resource: resource.fields,
};
