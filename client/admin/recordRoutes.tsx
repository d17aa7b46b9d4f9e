import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { contentKinds } from '../contentKinds.ts';

type Load = () => Promise<{ Component: ComponentType }>;

/** A form's two addresses: for a new record, and for one that is edited. */
function formRoutes(file: string, add: string, edit: string, lazy: Load): RouteObject[] {
  return [
    { id: file, path: add, lazy },
    { id: `${file}:edit`, path: `${edit}/:id`, lazy },
  ];
}

/** The lists and forms of records, their translations and the settings; forms also edit (docs/product.md, section 2.1). */
export const recordRoutes: RouteObject[] = [
  {
    id: 'admin/translations/Translations.tsx',
    path: 'translations',
    lazy: () => import('./translations/Translations.tsx'),
  },
  {
    id: 'admin/translations/NextTranslation.tsx',
    path: 'translations/next',
    lazy: () => import('./translations/NextTranslation.tsx'),
  },
  {
    id: 'admin/settings/SettingsForm.tsx',
    path: 'settings',
    lazy: () => import('./settings/SettingsForm.tsx'),
  },
  {
    id: 'admin/committee/CommitteeList.tsx',
    path: 'committee',
    lazy: () => import('./committee/CommitteeList.tsx'),
  },
  ...formRoutes(
    'admin/committee/OfficerForm.tsx',
    'add-officer',
    'edit-officer',
    () => import('./committee/OfficerForm.tsx'),
  ),
  ...contentKinds.flatMap(({ path, addPath, editPath, list, form }) => [
    { id: list.file, path, lazy: list.lazy },
    ...formRoutes(form.file, addPath, editPath, form.lazy),
  ]),
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
