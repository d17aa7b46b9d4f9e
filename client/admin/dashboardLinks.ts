import { adminKinds } from '../content/adminKinds.ts';
import { type AdminMessages, useAdminMessages } from '../messages/adminMessages.ts';
import type { NamedLink } from '../ui/LinkName.ts';
import type { DashboardQuery } from './Dashboard.generated.ts';
import type { KindName } from '../content/KindIcon.tsx';

interface DashboardLink extends NamedLink {
  icon: KindName;
  /** What waits behind it, in numbers; absent where nothing can wait. */
  waiting?: (inbox: DashboardQuery['inbox'], messages: AdminMessages) => string[];
}

const kinds = Object.values(adminKinds);

/** The links that add something (docs/product.md, section 6.2). */
export const createLinks: DashboardLink[] = [
  ...kinds.map(({ addPath, icon, useMessages }) => ({
    to: `/admin/${addPath}`,
    icon,
    useName: () => useMessages().createHeading,
  })),
  {
    to: '/admin/add-member',
    icon: 'member',
    useName: () => useAdminMessages().adminForms.member.createHeading,
  },
];

type Managed = keyof AdminMessages['admin']['dashboard']['manage'];
const manage = (to: string, icon: Managed): DashboardLink => ({
  to,
  icon,
  useName: () => useAdminMessages().admin.dashboard.manage[icon],
});

const counted = (count: number, words: (count: number) => string) =>
  count > 0 ? [words(count)] : [];

/** Its last link, and beyond it the lists of all that can be corrected or deleted. */
export const manageLinks: DashboardLink[] = [
  manage('/admin/show-members', 'members'),
  {
    ...manage('/admin/inquiries', 'inquiries'),
    waiting: ({ unreadInquiries }, { admin }) =>
      counted(unreadInquiries, admin.dashboard.waiting.unread),
  },
  {
    ...manage('/admin/applications', 'applications'),
    waiting: ({ unreadApplications }, { admin }) =>
      counted(unreadApplications, admin.dashboard.waiting.unread),
  },
  {
    ...manage('/admin/outbox', 'outbox'),
    waiting: ({ unsentMail, failedMail }, { admin }) => [
      ...counted(unsentMail, admin.dashboard.waiting.unsent),
      ...counted(failedMail, admin.dashboard.waiting.failed),
    ],
  },
  ...kinds.map(({ path, icon, useMessages }) => ({
    to: `/admin/${path}`,
    icon,
    useName: () => useMessages().list.heading,
  })),
  manage('/admin/categories', 'categories'),
  {
    ...manage('/admin/translations', 'translations'),
    waiting: ({ pendingTranslations }, { admin }) =>
      counted(pendingTranslations, admin.dashboard.waiting.pending),
  },
  manage('/admin/feast-dates', 'feastDates'),
  manage('/admin/committee', 'committee'),
  manage('/admin/settings', 'settings'),
  manage('/admin/handover', 'handover'),
  manage('/admin/account', 'account'),
];
