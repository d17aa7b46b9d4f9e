import type { Services } from '../../api/context.ts';
import type { Prisma } from '../../api/generated/prisma/client.ts';
import type { Bucket, MediaStore } from '../../api/media/mediaStore.ts';
import { todayInAuckland } from '../../api/shared/dates/days.ts';
import { dayToDate } from '../../api/scalars.ts';
import { artworkSize, storePicture, storeVideo } from './artwork.ts';
import { artworkDescriptions } from './artworkDescriptions.ts';
import { aboutEthiopiaItems, type SeedAboutEthiopia } from './content/aboutEthiopia.ts';
import {
  culturalCategories,
  directoryCategories,
  resourceCategories,
} from './content/categories.ts';
import { directoryEntries } from './content/directory.ts';
import { upcomingEvents } from './content/event.ts';
import { posts } from './content/post.ts';
import { resources } from './content/resource.ts';
import { seedTranslations } from './seedTranslations.ts';

/**
 * Milliseconds for the transaction with all rows, which takes about a second: on the slowest machine, the
 * first start must not fail for want of time.
 */
const seedTimeout = 120_000;

type SeedServices = Pick<Services, 'prisma' | 'media' | 'now' | 'log'>;

/**
 * Puts the bundled content into a new database, once: what volunteers delete later stays deleted.
 * Files come first, under keys that are always the same, then all rows in one transaction, so an
 * interrupted seed is simply done again. The caller holds the database lock.
 */
export async function seed({ prisma, media, now, log }: SeedServices): Promise<void> {
  const state = await prisma.siteState.findUnique({ where: { id: 1 } });
  if (state?.seededAt) return;
  const seededAt = now();
  if ((await prisma.directoryCategory.count()) > 0) {
    await noteSeeded(prisma, seededAt);
    return;
  }
  log.info('putting the bundled content into the new database');
  const rows = {
    events: await withPictures(media, 'eventBucket', upcomingEvents(todayInAuckland(seededAt))),
    directory: await withPictures(media, 'directoryBucket', directoryEntries),
    posts: await withPictures(media, 'postBucket', posts),
    aboutEthiopia: await Promise.all(aboutEthiopiaItems.map((item) => withMedia(media, item))),
  };
  // By the clock that decides what visitors see, not by that of the database.
  const published = <Row>(all: readonly Row[]) =>
    all.map((row) => ({
      ...row,
      publishedAt: seededAt,
      createdAt: seededAt,
      updatedAt: seededAt,
    }));
  const insertAll = async (tx: Prisma.TransactionClient) => {
    await tx.directoryCategory.createMany({ data: directoryCategories });
    await tx.resourceCategory.createMany({ data: resourceCategories });
    await tx.culturalCategory.createMany({ data: culturalCategories });
    await continueIdsAfterSeed(tx);
    await tx.event.createMany({
      data: published(rows.events).map((row) => ({ ...row, date: dayToDate(row.date) })),
    });
    await tx.directory.createMany({ data: published(rows.directory) });
    await tx.resource.createMany({ data: published(resources) });
    await tx.post.createMany({ data: published(rows.posts) });
    await tx.aboutEthiopia.createMany({ data: published(rows.aboutEthiopia) });
    await noteExamples(tx);
    await seedTranslations(tx);
    await noteSeeded(tx, seededAt);
  };
  await prisma.$transaction(insertAll, { timeout: seedTimeout });
}

/** The bundled events and businesses do not exist; what else is bundled is true, and stays. */
async function noteExamples(tx: Prisma.TransactionClient) {
  await tx.$executeRaw`INSERT INTO "example-record" (kind, "recordId")
    SELECT 'event', id FROM "event" UNION ALL SELECT 'directory', id FROM "directory"`;
}

function noteSeeded(prisma: Prisma.TransactionClient, seededAt: Date) {
  return prisma.siteState.upsert({
    where: { id: 1 },
    create: { seededAt },
    update: { seededAt },
  });
}

/** Categories were given fixed ids; new ones must count on from there. */
async function continueIdsAfterSeed(tx: Prisma.TransactionClient) {
  for (const table of ['directory-category', 'resource-category', 'cultural-category']) {
    await tx.$queryRawUnsafe(
      `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), max(id)) FROM "${table}"`,
    );
  }
}

/** Replaces the name of each item's artwork by the picture in the store. */
function withPictures<Item extends { artwork: string }>(
  media: MediaStore,
  bucket: Bucket,
  items: readonly Item[],
) {
  const { width, height } = artworkSize;
  return Promise.all(
    items.map(async ({ artwork, ...row }) => {
      const { url, path } = await storePicture(media, bucket, artwork);
      const size = { imageWidth: width, imageHeight: height };
      return { ...row, imageUrl: url, imagePath: path, ...size, ...altsOf(artwork) };
    }),
  );
}

const altsOf = (artwork: string) => ({
  imageAltEn: artworkDescriptions[artwork]?.EN ?? '',
  imageAltAm: artworkDescriptions[artwork]?.AM ?? '',
});

async function withMedia(media: MediaStore, { artwork, video, ...row }: SeedAboutEthiopia) {
  const picture = await storePicture(media, 'aboutEthiopiaBucket', artwork);
  const medium = video ? await storeVideo(media, 'aboutEthiopiaBucket', video) : picture;
  return {
    ...row,
    ...altsOf(artwork),
    mediaUrl: medium.url,
    mediaPath: medium.path,
    mediaWidth: artworkSize.width,
    mediaHeight: artworkSize.height,
    isVideoSrc: video !== undefined,
    ...(video && { posterUrl: picture.url, posterPath: picture.path }),
  };
}
