import type { RouteObject } from 'react-router-dom';
import { recordRoutes } from './recordRoutes.tsx';

/** The admin area (docs/product.md, section 6). All of its code loads only where it is used. */
export const adminRoutes: RouteObject[] = [
  { id: 'admin/SignIn.tsx', path: 'admin', lazy: () => import('./SignIn.tsx') },
  {
    id: 'admin/RequireAdmin.tsx',
    path: 'admin',
    lazy: async () => ({ Component: (await import('./RequireAdmin.tsx')).RequireAdmin }),
    children: [
      { id: 'admin/Dashboard.tsx', path: 'dashboard', lazy: () => import('./Dashboard.tsx') },
      { id: 'admin/Account.tsx', path: 'account', lazy: () => import('./Account.tsx') },
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
        id: 'admin/outbox/Outbox.tsx',
        path: 'outbox',
        lazy: () => import('./outbox/Outbox.tsx'),
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
      {
        id: 'admin/feastDates/FeastDates.tsx',
        path: 'feast-dates',
        lazy: () => import('./feastDates/FeastDates.tsx'),
      },
      {
        id: 'admin/handover/Handover.tsx',
        path: 'handover',
        lazy: () => import('./handover/Handover.tsx'),
      },
      ...recordRoutes,
    ],
  },
];
