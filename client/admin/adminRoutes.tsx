import type { RouteObject } from 'react-router-dom';
import { recordFormRoutes } from './formRoutes.tsx';

/** The admin area (specification, section 2). All of its code loads only where it is used. */
export const adminRoutes: RouteObject[] = [
  { id: 'admin/SignIn.tsx', path: 'admin', lazy: () => import('./SignIn.tsx') },
  {
    id: 'session/RequireAdmin.tsx',
    path: 'admin',
    lazy: async () => ({ Component: (await import('../session/RequireAdmin.tsx')).RequireAdmin }),
    children: [
      { id: 'admin/Dashboard.tsx', path: 'dashboard', lazy: () => import('./Dashboard.tsx') },
      { id: 'admin/Account.tsx', path: 'account', lazy: () => import('./Account.tsx') },
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
      {
        id: 'content/categories/CategoryLists.tsx',
        path: 'categories',
        lazy: () => import('../content/categories/CategoryLists.tsx'),
      },
      {
        id: 'members/MembersList.tsx',
        path: 'show-members',
        lazy: () => import('../members/MembersList.tsx'),
      },
      {
        id: 'admin/letters/Outbox.tsx',
        path: 'outbox',
        lazy: () => import('./letters/Outbox.tsx'),
      },
      {
        id: 'admin/inquiries/Inquiries.tsx',
        path: 'inquiries',
        lazy: () => import('./inquiries/Inquiries.tsx'),
      },
      {
        id: 'admin/applications/Applications.tsx',
        path: 'applications',
        lazy: () => import('./applications/Applications.tsx'),
      },
      ...recordFormRoutes,
    ],
  },
];
