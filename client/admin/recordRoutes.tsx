import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

type Load = () => Promise<{ Component: ComponentType }>;

/** A form's two addresses: for a new record, and for one that is edited. */
function formRoutes(file: string, add: string, edit: string, lazy: Load): RouteObject[] {
  return [
    { id: file, path: add, lazy },
    { id: `${file}:edit`, path: `${edit}/:id`, lazy },
  ];
}

/** The lists and forms of records; forms also edit (docs/product.md, section 2.1). */
export const recordRoutes: RouteObject[] = [
  {
    id: 'content/events/EventList.tsx',
    path: 'events',
    lazy: () => import('../content/events/EventList.tsx'),
  },
  {
    id: 'content/directory/DirectoryList.tsx',
    path: 'directory',
    lazy: () => import('../content/directory/DirectoryList.tsx'),
  },
  {
    id: 'content/resources/ResourceList.tsx',
    path: 'resources',
    lazy: () => import('../content/resources/ResourceList.tsx'),
  },
  {
    id: 'content/posts/PostList.tsx',
    path: 'posts',
    lazy: () => import('../content/posts/PostList.tsx'),
  },
  {
    id: 'content/aboutEthiopia/AboutEthiopiaList.tsx',
    path: 'about-ethiopia',
    lazy: () => import('../content/aboutEthiopia/AboutEthiopiaList.tsx'),
  },
  ...formRoutes(
    'content/events/EventForm.tsx',
    'add-event',
    'edit-event',
    () => import('../content/events/EventForm.tsx'),
  ),
  ...formRoutes(
    'content/directory/DirectoryForm.tsx',
    'add-directory',
    'edit-directory',
    () => import('../content/directory/DirectoryForm.tsx'),
  ),
  ...formRoutes(
    'content/resources/ResourceForm.tsx',
    'add-resource',
    'edit-resource',
    () => import('../content/resources/ResourceForm.tsx'),
  ),
  ...formRoutes(
    'content/posts/PostForm.tsx',
    'create-post',
    'edit-post',
    () => import('../content/posts/PostForm.tsx'),
  ),
  ...formRoutes(
    'content/aboutEthiopia/AboutEthiopiaForm.tsx',
    'create-about-ethiopia',
    'edit-about-ethiopia',
    () => import('../content/aboutEthiopia/AboutEthiopiaForm.tsx'),
  ),
  ...formRoutes(
    'members/MemberForm.tsx',
    'add-member',
    'edit-member',
    () => import('../members/MemberForm.tsx'),
  ),
  ...formRoutes(
    'content/categories/DirectoryCategoryForm.tsx',
    'add-directory-category',
    'edit-directory-category',
    () => import('../content/categories/DirectoryCategoryForm.tsx'),
  ),
  ...formRoutes(
    'content/categories/ResourceCategoryForm.tsx',
    'add-resource-category',
    'edit-resource-category',
    () => import('../content/categories/ResourceCategoryForm.tsx'),
  ),
  ...formRoutes(
    'content/categories/CulturalCategoryForm.tsx',
    'create-about-ethiopia-category',
    'edit-about-ethiopia-category',
    () => import('../content/categories/CulturalCategoryForm.tsx'),
  ),
];
