import { admins } from '../session/roles.ts';
import type { AdminSection } from './adminSection.ts';

/** The sections of settings and of the operation of the site, in the order of the menu. */
export const websiteSections = [
  {
    name: 'setup',
    group: 'website',
    roles: admins,
    file: 'admin/setup/Setup.tsx',
    lazy: () => import('./setup/Setup.tsx'),
  },
  {
    name: 'settings',
    group: 'website',
    roles: admins,
    file: 'admin/settings/SettingsForm.tsx',
    lazy: () => import('./settings/SettingsForm.tsx'),
    screens: {
      'edit-site-picture/:id': {
        file: 'admin/settings/SitePictureForm.tsx',
        lazy: () => import('./settings/SitePictureForm.tsx'),
      },
    },
  },
  {
    name: 'accounts',
    group: 'website',
    roles: admins,
    file: 'admin/accounts/Accounts.tsx',
    lazy: () => import('./accounts/Accounts.tsx'),
  },
  {
    name: 'apiTokens',
    group: 'website',
    path: 'api-tokens',
    roles: admins,
    file: 'admin/apiTokens/ApiTokens.tsx',
    lazy: () => import('./apiTokens/ApiTokens.tsx'),
  },
  {
    name: 'webhooks',
    group: 'website',
    roles: admins,
    file: 'admin/webhooks/Webhooks.tsx',
    lazy: () => import('./webhooks/Webhooks.tsx'),
    screens: {
      'webhooks/:id': {
        file: 'admin/webhooks/WebhookPage.tsx',
        lazy: () => import('./webhooks/WebhookPage.tsx'),
      },
    },
  },
  {
    name: 'handover',
    group: 'website',
    roles: admins,
    file: 'admin/handover/Handover.tsx',
    lazy: () => import('./handover/Handover.tsx'),
  },
  {
    name: 'security',
    group: 'website',
    roles: admins,
    file: 'admin/security/SecurityPolicy.tsx',
    lazy: () => import('./security/SecurityPolicy.tsx'),
  },
  {
    name: 'activity',
    group: 'website',
    roles: admins,
    file: 'admin/activity/Activity.tsx',
    lazy: () => import('./activity/Activity.tsx'),
  },
] as const satisfies AdminSection[];
