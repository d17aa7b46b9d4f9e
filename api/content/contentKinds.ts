import { aboutEthiopiaKind } from './aboutEthiopia/aboutEthiopia.kind.ts';
import type { ContentKind } from './content.ts';
import { directoryKind } from './directory/directory.kind.ts';
import { eventKind } from './event/event.kind.ts';
import { deathNoticeKind } from './deathNotice/deathNotice.kind.ts';
import { pageKind } from './page/page.kind.ts';
import { postKind } from './post/post.kind.ts';
import { resourceKind } from './resource/resource.kind.ts';
import { describeEnum } from '../enumOf.ts';
import { constantCase } from '../shared/constantCase.ts';

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

/** Creates the enum of kinds by their names in the schema. */
export function kindEnumOf(
  name: string,
  description: string,
  kinds: readonly { name: string; typename: string }[],
) {
  const members = Object.fromEntries(kinds.map((kind) => [constantCase(kind.name), kind.name]));
  const typeDescriptions = kinds.map(
    (kind) => [constantCase(kind.name), `Records of the type \`${kind.typename}\`.`] as const,
  );
  describeEnum(members, name, description, Object.fromEntries(typeDescriptions));
  return members;
}

export const contentKindEnum = kindEnumOf('ContentKind', 'A kind of content.', contentKinds);
