import { Prisma } from '../../generated/prisma/client.ts';
import { type Source, sourceOf } from '../lists.ts';

/** Categories of one kind of content, as the parts of the server know them that all kinds share. */
export interface CategoryTable {
  name: string;
  /** Their type in the schema. */
  typename: string;
  source: Source;
  /** The column that holds the name of one. */
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
