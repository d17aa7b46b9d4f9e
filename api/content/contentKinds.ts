import 'reflect-metadata';
import { aboutEthiopiaKind } from './aboutEthiopia/aboutEthiopia.kind.ts';
import type { ContentKind } from './content.ts';
import { directoryKind } from './directory/directory.kind.ts';
import { eventKind } from './event/event.kind.ts';
import { deathNoticeKind } from './deathNotice/deathNotice.kind.ts';
import { pageKind } from './page/page.kind.ts';
import { postKind } from './post/post.kind.ts';
import { resourceKind } from './resource/resource.kind.ts';

/** All kinds of content. Their part of the schema and the addresses of records are derived from this list. */
export const contentKinds: ContentKind[] = [
  eventKind,
  aboutEthiopiaKind,
  resourceKind,
  directoryKind,
  postKind,
  deathNoticeKind,
  pageKind,
];

/** @param name a value of the enum `ContentKind` */
export function kindNamed(name: string): ContentKind {
  const kind = contentKinds.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  return kind;
}
