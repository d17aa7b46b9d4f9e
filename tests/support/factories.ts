import type { Prisma, PrismaClient } from '../../api/generated/prisma/client.ts';
import { dayToDate } from '../../api/scalars.ts';

const picture = {
  imageUrl: '/media/eventBucket/images/1-example.webp',
  imagePath: 'eventBucket/images/1-example.webp',
  imageWidth: 1200,
  imageHeight: 800,
};
/** Earlier than the clock of every test. */
const publishedAt = new Date('2020-01-01T00:00:00Z');
const mapLink = 'https://www.google.com/maps/search/?api=1&query=Auckland';

/** Adds an event; fields that a test does not set get plausible values. */
export function addEvent(
  prisma: Prisma.TransactionClient,
  event: Partial<Prisma.EventCreateInput> = {},
) {
  return prisma.event.create({
    data: {
      title: 'Example gathering',
      date: dayToDate('2030-01-07'),
      time: '10:00 AM',
      description: 'Come and share a meal.',
      location: 'Example venue, Auckland',
      mapLink,
      publishedAt,
      ...picture,
      ...event,
    },
  });
}

/** Adds a directory category with entries of these names. */
export async function addDirectoryEntries(
  prisma: PrismaClient,
  categoryName: string,
  names: string[],
) {
  const category = await prisma.directoryCategory.create({ data: { categoryName } });
  await prisma.directory.createMany({
    data: names.map((name) => ({
      name,
      description: [`About ${name}`],
      location: 'Auckland',
      mapLink,
      ...picture,
      publishedAt,
      categoryId: category.id,
      socialMediaPlatforms: ['facebook'],
      socialMediaPlatformLinks: ['https://www.facebook.com/'],
    })),
  });
  return category;
}
