import { aboutEthiopiaKind } from '../aboutEthiopia/aboutEthiopia.kind.ts';
import { directoryKind, directoryOrder } from '../directory/directory.kind.ts';
import { resourceKind } from '../resource/resource.kind.ts';
import { categoryResolver } from './categoryResolver.ts';
import { culturalCategories, directoryCategories, resourceCategories } from './categoryTables.ts';

/** The resolvers of the categories of each kind that has them. */
export const categoryResolvers = [
  categoryResolver({
    table: culturalCategories,
    description: 'A group of pieces of culture.',
    list: 'culturalCategories',
    rows: (tx) => tx.culturalCategory,
    kind: aboutEthiopiaKind,
  }),
  categoryResolver({
    table: directoryCategories,
    description: 'A group of directory entries, such as "Barbershops".',
    list: 'directoryCategories',
    rows: (tx) => tx.directoryCategory,
    kind: directoryKind,
    order: directoryOrder,
  }),
  categoryResolver({
    table: resourceCategories,
    description: 'A group of resources, such as "Career Compass".',
    list: 'resourceCategories',
    rows: (tx) => tx.resourceCategory,
    kind: resourceKind,
  }),
];
