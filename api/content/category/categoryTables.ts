import { Prisma } from '../../generated/prisma/client.ts';
import { sourceOf } from '../lists/lists.ts';

/** The categories of one kind of content, with the properties that all kinds share. */
const categoryTable = (typename: string, table: string, columns: Record<string, string>) => ({
  name: typename.charAt(0).toLowerCase() + typename.slice(1),
  /** Their GraphQL type. */
  typename,
  source: sourceOf(table, columns, { texts: { categoryName: 'text' } }),
  titleColumn: 'categoryName',
});
export type CategoryTable = ReturnType<typeof categoryTable>;

export const culturalCategories = categoryTable(
  'CulturalCategory',
  'cultural-category',
  Prisma.CulturalCategoryScalarFieldEnum,
);
export const directoryCategories = categoryTable(
  'DirectoryCategory',
  'directory-category',
  Prisma.DirectoryCategoryScalarFieldEnum,
);
export const resourceCategories = categoryTable(
  'ResourceCategory',
  'resource-category',
  Prisma.ResourceCategoryScalarFieldEnum,
);

export const categoryTables = [directoryCategories, resourceCategories, culturalCategories];
