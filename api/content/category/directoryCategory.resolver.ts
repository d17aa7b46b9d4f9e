import { directoryKind, directoryOrder } from '../directory/directory.kind.ts';
import { DirectoryConnection } from '../directory/directory.types.ts';
import { Category } from './category.ts';
import { categoryResolver } from './categoryResolver.ts';
import { directoryCategories } from './categoryTables.ts';
import { objectType } from '../../graphqlTypes.ts';

export const DirectoryCategory = objectType(
  'DirectoryCategory',
  'A group of directory entries, such as "Barbershops".',
  {},
  { implements: Category },
);

export const DirectoryCategoryResolver = categoryResolver({
  type: DirectoryCategory,
  list: 'directoryCategories',
  rows: (tx) => tx.directoryCategory,
  source: directoryCategories.source,
  entries: { kind: directoryKind, connection: DirectoryConnection, order: directoryOrder },
});
