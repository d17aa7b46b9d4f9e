import { z } from 'zod';
import { admin as aboutEthiopia } from '../shared/messages/en/content/aboutEthiopia/admin.ts';
import { admin as directory } from '../shared/messages/en/content/directory/admin.ts';
import { admin as event } from '../shared/messages/en/content/event/admin.ts';
import { admin as post } from '../shared/messages/en/content/post/admin.ts';
import { admin as resource } from '../shared/messages/en/content/resource/admin.ts';
import { categoryFields } from '../shared/messages/en/adminForms.ts';
import { member } from '../shared/messages/en/adminMember.ts';
import type { FormMessages } from '../shared/messages/words.ts';
import {
  aboutEthiopiaRules,
  mediaField,
} from '../shared/content/aboutEthiopia/aboutEthiopia.fields.ts';
import { categoryRules } from '../shared/content/category/category.rules.ts';
import { categoryIdRule } from '../shared/content/common.rules.ts';
import { optionalUrl } from '../shared/content/link.rules.ts';
import {
  directoryRules,
  imageField as directoryImage,
  socialPlatforms,
} from '../shared/content/directory/directory.fields.ts';
import { eventRules, imageField as eventImage } from '../shared/content/event/event.fields.ts';
import { imageField as postImage, postRules } from '../shared/content/post/post.fields.ts';
import { resourceRules } from '../shared/content/resource/resource.fields.ts';
import type { Bucket } from '../media/mediaStore.ts';
import type { FileField } from '../shared/media/picture.rules.ts';
import { importedMemberRules } from '../shared/members/member.rules.ts';
import * as cells from './cells.ts';

/** The file of a row: its place in the export, and its form field. */
export interface FileOfTable {
  bucket: Bucket;
  /** The prefix of its columns: `image` for imagePath, imageUrl, imageWidth and imageHeight. */
  column: 'image' | 'media';
  field: FileField;
}

/** A table that can be imported. Its name and columns are those of the former backend. */
export interface ImportedTable {
  name: string;
  /** The table that its categoryId references. */
  category?: string;
  file?: FileOfTable;
  /** Rows with equal values in these columns are the same row (docs/product/tables.md, section 8.5). */
  key: string[];
  /** Converts cells to columns, without the common columns and those of the file. */
  columns: z.ZodType<Record<string, unknown>>;
  /** The catalogue messages of the form for such rows. */
  messages: FormMessages;
}

/** Parses the cells of a row, and then applies the rules of the form. */
const row = <Values>(shape: Record<string, z.ZodType>, rules: z.ZodType<Values>) =>
  z
    .strictObject(shape)
    .transform((cells): unknown => cells)
    .pipe(rules);

/** Columns with one line of text, by name. */
const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, cells.text]));

/** The id of a category; null for none. */
const categoryIdOrNone = z
  .union([z.literal(''), categoryIdRule])
  .transform((id) => (id === '' ? null : Number(id)));

const category = (name: string): ImportedTable => ({
  name,
  key: ['categoryName'],
  columns: row(texts('categoryName'), categoryRules),
  messages: categoryFields,
});

const platforms = [...socialPlatforms, 'twitter'] as const;
const socials = z.strictObject({
  socialMediaPlatforms: z.array(z.enum(platforms, `one of ${platforms.join(', ')} is expected`)),
  socialMediaPlatformLinks: z.array(optionalUrl()),
});
const directoryTexts = directoryRules
  .omit({ facebook: true, instagram: true, telegram: true, whatsapp: true, viber: true, x: true })
  .extend({ categoryId: categoryIdOrNone });

/** Ordered so that rows reference only earlier tables. */
export const importedTables: ImportedTable[] = [
  category('directory-category'),
  category('resource-category'),
  category('cultural-category'),
  {
    name: 'event',
    messages: event.fields,
    file: { bucket: 'eventBucket', column: 'image', field: eventImage },
    key: ['title', 'date', 'time', 'location'],
    columns: row(
      {
        ...texts('title', 'date', 'time', 'endDate', 'endTime', 'location', 'mapLink'),
        description: cells.formatted,
      },
      eventRules,
    ).transform((row) => ({ ...row, endDate: row.endDate === '' ? null : row.endDate })),
  },
  {
    name: 'directory',
    messages: directory.fields,
    category: 'directory-category',
    file: { bucket: 'directoryBucket', column: 'image', field: directoryImage },
    key: ['categoryId', 'name', 'location'],
    columns: row(
      {
        ...texts('name', 'location', 'mapLink', 'telephone', 'website'),
        description: cells.formatted,
        openingHours: cells.lines,
        categoryId: cells.categoryId,
        socialMediaPlatforms: cells.list,
        socialMediaPlatformLinks: cells.list,
      },
      z.object({ ...directoryTexts.shape, ...socials.shape }),
    )
      .refine((row) => row.socialMediaPlatforms.length === row.socialMediaPlatformLinks.length, {
        path: ['socialMediaPlatformLinks'],
        message: 'one link for each platform is expected',
      })
      .transform((row) => ({
        ...row,
        description: row.description.split('\n'),
      })),
  },
  {
    name: 'resource',
    messages: resource.fields,
    category: 'resource-category',
    key: ['categoryId', 'title'],
    columns: row(
      { ...texts('title', 'link'), description: cells.lines, categoryId: cells.categoryId },
      resourceRules.extend({ categoryId: categoryIdOrNone }),
    ).transform((row) => ({
      ...row,
      description: row.description.split('\n'),
    })),
  },
  {
    name: 'post',
    messages: post.fields,
    file: { bucket: 'postBucket', column: 'image', field: postImage },
    key: ['postTitle', 'postText'],
    columns: row(
      { ...texts('postTitle', 'postLink', 'postLinkText'), postText: cells.formatted },
      postRules,
    ),
  },
  {
    name: 'aboutEthiopia',
    messages: aboutEthiopia.fields,
    category: 'cultural-category',
    file: { bucket: 'aboutEthiopiaBucket', column: 'media', field: mediaField },
    key: ['categoryId', 'title', 'mediaPath'],
    columns: row(
      { ...texts('title', 'link'), description: cells.formatted, categoryId: cells.categoryId },
      aboutEthiopiaRules.extend({ categoryId: categoryIdOrNone }),
    ),
  },
  {
    name: 'members',
    messages: member.fields,
    key: ['name', 'dob', 'contactNumber'],
    columns: row(
      texts('name', 'dob', 'email', 'address', 'contactNumber', 'date'),
      importedMemberRules,
    ).transform((row) => ({ ...row, joinedOn: row.date })),
  },
];
