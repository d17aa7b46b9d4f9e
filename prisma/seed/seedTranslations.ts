import 'reflect-metadata';
import { aboutEthiopiaKind } from '../../api/content/aboutEthiopia/aboutEthiopia.kind.ts';
import { directoryKind } from '../../api/content/directory/directory.kind.ts';
import { eventKind } from '../../api/content/event/event.kind.ts';
import { postKind } from '../../api/content/post/post.kind.ts';
import { resourceKind } from '../../api/content/resource/resource.kind.ts';
import type { Prisma } from '../../api/generated/prisma/client.ts';
import { amharicAboutEthiopia } from './am/aboutEthiopia.ts';
import { amharicCategories } from './am/categories.ts';
import { amharicDirectory } from './am/directory.ts';
import { amharicEvents } from './am/event.ts';
import { amharicPosts } from './am/post.ts';
import { amharicResources } from './am/resource.ts';
import { aboutEthiopiaItems } from './content/aboutEthiopia.ts';

type Texts = Record<string, string | string[]>;

/** Puts the Amharic of the bundled content beside it, in the transaction in which that was added. */
export async function seedTranslations(tx: Prisma.TransactionClient): Promise<void> {
  const data: Prisma.TranslationCreateManyInput[] = [];

  /** @param amharicOf finds what is translated of a row; undefined where nothing is */
  function add<Row extends { id: number }>(
    { name: kind, texts }: { name: string; texts: object },
    rows: Row[],
    amharicOf: (row: Row) => object | undefined,
  ) {
    for (const row of rows) {
      const translated = amharicOf(row) as Texts | undefined;
      if (!translated) continue;
      const present = row as unknown as Texts;
      const pick = (from: Texts): Texts =>
        Object.fromEntries(
          Object.keys(texts).map((name) => [name, from[name] ?? present[name] ?? '']),
        );
      data.push({
        kind,
        recordId: row.id,
        language: 'AM',
        values: pick(translated),
        original: pick(present),
      });
    }
  }

  const artworkOf = (title: string) =>
    aboutEthiopiaItems.find((item) => item.title === title)?.artwork ?? '';
  const categoryName = { texts: { categoryName: 'text' } };
  const ofCategory = (row: { categoryName: string }) => {
    const translated = amharicCategories[row.categoryName];
    return translated === undefined ? undefined : { categoryName: translated };
  };
  add(eventKind.source, await tx.event.findMany(), ({ title }) => amharicEvents[title]);
  add(postKind.source, await tx.post.findMany(), ({ postTitle }) => amharicPosts[postTitle]);
  add(directoryKind.source, await tx.directory.findMany(), ({ name }) => amharicDirectory[name]);
  add(resourceKind.source, await tx.resource.findMany(), ({ title }) => amharicResources[title]);
  add(
    aboutEthiopiaKind.source,
    await tx.aboutEthiopia.findMany(),
    ({ title }) => amharicAboutEthiopia[artworkOf(title)],
  );
  add(
    { name: 'directory-category', ...categoryName },
    await tx.directoryCategory.findMany(),
    ofCategory,
  );
  add(
    { name: 'resource-category', ...categoryName },
    await tx.resourceCategory.findMany(),
    ofCategory,
  );
  add(
    { name: 'cultural-category', ...categoryName },
    await tx.culturalCategory.findMany(),
    ofCategory,
  );
  await tx.translation.createMany({ data });
}
