/** A kind of categories: the field of Query that lists it, and the paths of its form below /admin. */
export const categoryKinds = {
  directory: {
    list: 'directoryCategories',
    addPath: 'add-directory-category',
    editPath: 'edit-directory-category',
  },
  resource: {
    list: 'resourceCategories',
    addPath: 'add-resource-category',
    editPath: 'edit-resource-category',
  },
  cultural: {
    list: 'culturalCategories',
    addPath: 'create-about-ethiopia-category',
    editPath: 'edit-about-ethiopia-category',
  },
} as const;

export type CategoryKindName = keyof typeof categoryKinds;

export const categoryKindNames = Object.keys(categoryKinds) as CategoryKindName[];
