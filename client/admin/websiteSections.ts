import { admins } from '../session/roles.ts';
import { screensIn } from '../screen.ts';
import type { AdminSection } from './adminSection.ts';

const screen = screensIn('admin');

/** The sections of settings and of the operation of the site, in the order of the menu. */
export const websiteSections = [
  {
    name: 'setup',
    group: 'website',
    roles: admins,
    ...screen('setup/Setup', () => import('./setup/Setup.tsx')),
  },
  {
    name: 'settings',
    group: 'website',
    roles: admins,
    ...screen('settings/SettingsForm', () => import('./settings/SettingsForm.tsx')),
    screens: {
      'edit-site-picture/:id': screen(
        'settings/SitePictureForm',
        () => import('./settings/SitePictureForm.tsx'),
      ),
    },
  },
  {
    name: 'accounts',
    group: 'website',
    roles: admins,
    ...screen('accounts/Accounts', () => import('./accounts/Accounts.tsx')),
  },
  {
    name: 'apiTokens',
    group: 'website',
    path: 'api-tokens',
    roles: admins,
    ...screen('apiTokens/ApiTokens', () => import('./apiTokens/ApiTokens.tsx')),
  },
  {
    name: 'webhooks',
    group: 'website',
    roles: admins,
    ...screen('webhooks/Webhooks', () => import('./webhooks/Webhooks.tsx')),
    screens: {
      'webhooks/:id': screen('webhooks/WebhookPage', () => import('./webhooks/WebhookPage.tsx')),
    },
  },
  {
    name: 'handover',
    group: 'website',
    roles: admins,
    ...screen('handover/Handover', () => import('./handover/Handover.tsx')),
  },
  {
    name: 'security',
    group: 'website',
    roles: admins,
    ...screen('security/SecurityPolicy', () => import('./security/SecurityPolicy.tsx')),
  },
  {
    name: 'activity',
    group: 'website',
    roles: admins,
    ...screen('activity/Activity', () => import('./activity/Activity.tsx')),
  },
] as const satisfies AdminSection[];
