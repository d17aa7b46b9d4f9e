import { Prisma } from '../../generated/prisma/client.ts';
import { type Source, sourceOf } from '../lists/lists.ts';

/** The categories of one kind of content, with the properties that all kinds share. */
export interface CategoryTable {
  name: string;
  /** Their GraphQL type. */
  typename: string;
  source: Source;
  /** The column with the name. */
  titleColumn: 'categoryName';
}

const texts = { categoryName: 'text' } as const;
const titleColumn = 'categoryName';

export const culturalCategories: CategoryTable = {
  name: 'culturalCategory',
  typename: 'CulturalCategory',
  source: sourceOf('cultural-category', Prisma.CulturalCategoryScalarFieldEnum, { texts }),
  titleColumn,
};

export const directoryCategories: CategoryTable = {
  name: 'directoryCategory',
  typename: 'DirectoryCategory',
  source: sourceOf('directory-category', Prisma.DirectoryCategoryScalarFieldEnum, { texts }),
  titleColumn,
};

export const resourceCategories: CategoryTable = {
  name: 'resourceCategory',
  typename: 'ResourceCategory',
  source: sourceOf('resource-category', Prisma.ResourceCategoryScalarFieldEnum, { texts }),
  titleColumn,
};

export const categoryTables = [directoryCategories, resourceCategories, culturalCategories];
