import { recordKinds, type RecordKindName } from '../content/recordKinds.ts';
import type { AdminMessages } from '../messages/adminMessages.ts';
import type { DashboardQuery } from './Dashboard.generated.ts';
import type { KindName } from '../content/KindIcon.tsx';

interface DashboardLink {
  to: string;
  icon: KindName;
  name: (messages: AdminMessages) => string;
  /** What waits behind it, in numbers; absent where nothing can wait. */
  waiting?: (inbox: DashboardQuery['inbox'], messages: AdminMessages) => string[];
}

const kindNames = Object.keys(recordKinds) as RecordKindName[];

/** The links that add something (docs/product.md, section 6.2). */
export const createLinks: DashboardLink[] = [
  ...kindNames.map((kind): DashboardLink => {
    const { addPath, icon } = recordKinds[kind];
    return { to: addPath, icon, name: ({ adminForms }) => adminForms[kind].createHeading };
  }),
  {
    to: '/admin/add-member',
    icon: 'member',
    name: ({ adminForms }) => adminForms.member.createHeading,
  },
];

type Managed = keyof AdminMessages['admin']['dashboard']['manage'];
const manage = (to: string, icon: Managed): DashboardLink => ({
  to,
  icon,
  name: ({ admin }) => admin.dashboard.manage[icon],
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
  ...kindNames.map((kind): DashboardLink => {
    const { listPath, icon } = recordKinds[kind];
    return { to: listPath, icon, name: ({ adminForms }) => adminForms[kind].list.heading };
  }),
  manage('/admin/categories', 'categories'),
  manage('/admin/account', 'account'),
];
