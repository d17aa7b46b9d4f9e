import { adminKinds } from '../content/adminKinds.ts';
import type { KindName } from '../content/KindIcon.tsx';
import { type AdminMessages, useAdminMessages } from '../messages/adminMessages.ts';
import { editors, hasRole, registrars, type Role } from '../session/roles.ts';
import type { NamedLink } from '../ui/LinkName.ts';
import { adminSections } from './adminSections.ts';
import type { DashboardQuery } from './Dashboard.generated.ts';

type SectionName = (typeof adminSections)[number]['name'];
type Waiting = (inbox: DashboardQuery['inbox'], messages: AdminMessages) => string[];

/** A link of the menu and the dashboard. */
export interface AdminLink extends NamedLink {
  icon: KindName;
  /** Whose accounts may follow it. */
  roles: readonly Role[];
  /** What waits behind it, in numbers; absent where nothing can wait. */
  waiting?: Waiting | undefined;
}

const kinds = Object.values(adminKinds);

/** The links that add something (docs/product.md, section 6.2). */
export const createLinks: AdminLink[] = [
  ...kinds.map(({ addPath, icon, useMessages }) => ({
    to: `/admin/${addPath}`,
    icon,
    roles: editors,
    useName: () => useMessages().createHeading,
  })),
  {
    to: '/admin/add-member',
    icon: 'member',
    roles: registrars,
    useName: () => useAdminMessages().adminForms.member.createHeading,
  },
];

const counted = (count: number | null, words: (count: number) => string) =>
  count ? [words(count)] : [];

/** What waits in a section, as far as the role of the account may know. */
const waiting: Partial<Record<SectionName, Waiting>> = {
  inquiries: ({ unreadInquiries }, { admin }) =>
    counted(unreadInquiries, admin.dashboard.waiting.unread),
  applications: ({ unreadApplications }, { admin }) =>
    counted(unreadApplications, admin.dashboard.waiting.unread),
  outbox: ({ unsentMail, failedMail }, { admin }) => [
    ...counted(unsentMail, admin.dashboard.waiting.unsent),
    ...counted(failedMail, admin.dashboard.waiting.failed),
  ],
  translations: ({ pendingTranslations }, { admin }) =>
    counted(pendingTranslations, admin.dashboard.waiting.pending),
};

const sectionLinks = adminSections.map(({ name, path, roles }): AdminLink & { name: string } => ({
  name,
  to: `/admin/${path}`,
  icon: name,
  roles,
  useName: () => useAdminMessages().admin.dashboard.manage[name],
  waiting: waiting[name],
}));

const kindLinks = kinds.map(({ path, icon, useMessages }): AdminLink => ({
  to: `/admin/${path}`,
  icon,
  roles: editors,
  useName: () => useMessages().list.heading,
}));

const firstAfterKinds = sectionLinks.findIndex(({ name }) => name === 'categories');

/** Every list of what can be corrected or deleted: people and their mail, content, the site. */
export const manageLinks: AdminLink[] = [
  ...sectionLinks.slice(0, firstAfterKinds),
  ...kindLinks,
  ...sectionLinks.slice(firstAfterKinds),
];

/** The links that an account with some roles may follow. */
export const allowed = (links: AdminLink[], roles: readonly Role[]) =>
  links.filter((link) => hasRole(roles, link.roles));
