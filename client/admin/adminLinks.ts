import { adminKinds } from '../content/adminKinds.ts';
import type { KindName } from '../content/KindIcon.tsx';
import { type AdminMessages, useAdminMessages } from '../messages/adminMessages.ts';
import type { MessagesHook } from '../messages/createMessages.ts';
import { editors, hasRole, registrars, type Role } from '../session/roles.ts';
import type { NamedLink } from '../ui/text/LinkName.tsx';
import {
  type AdminSection,
  adminSections,
  type SectionGroup,
  type SectionName,
} from './adminSections.ts';
import type { DashboardQuery } from './dashboard/Dashboard.generated.ts';
import { foldText } from './foldText.ts';

/** A text about pending work, and whether it reports a failure. */
interface WaitingText {
  text: string;
  isFailure: boolean;
}
type Waiting = (
  pendingCounts: DashboardQuery['pendingCounts'],
  messages: AdminMessages,
) => WaitingText[];

type LoadedMessages = Parameters<MessagesHook['from']>[0];

/** A link of the menu and the dashboard. */
export interface AdminLink {
  to: string;
  icon: KindName;
  group: SectionGroup;
  /** Its name in the menu, where the group is visible, and its full name. */
  names: (messages: LoadedMessages) => [string, string];
  /** The roles that may follow it. */
  roles: readonly Role[];
  /** The counts of pending work; absent where nothing can be pending. */
  waiting?: Waiting | undefined;
}

const kinds = Object.values(adminKinds);

/** The links of the dashboard for a kind of record: the form for a new one, and the list of all. */
export interface RecordLink {
  /** The type in the schema. */
  type: string;
  icon: KindName;
  roles: readonly Role[];
  create: NamedLink;
  list: NamedLink;
}

/** In the order of the dashboard (docs/product/admin.md, section 6.2). */
export const recordLinks: RecordLink[] = [
  ...kinds.map(({ typename, path, addPath, icon, useMessages }) => ({
    type: typename,
    icon,
    roles: editors,
    create: { to: `/admin/${addPath}`, useName: () => useMessages().createHeading },
    list: { to: `/admin/${path}`, useName: () => useMessages().list.heading },
  })),
  {
    type: 'Member',
    icon: 'members',
    roles: registrars,
    create: {
      to: '/admin/add-member',
      useName: () => useAdminMessages().adminForms.member.createHeading,
    },
    list: {
      to: '/admin/show-members',
      useName: () => useAdminMessages().admin.dashboard.manage.members,
    },
  },
];

const counted = (
  count: number | null,
  words: (count: number) => string,
  isFailure = false,
): WaitingText[] => (count ? [{ text: words(count), isFailure }] : []);

/** The pending work of a section, as far as the roles of the account may see it. */
const waiting: Partial<Record<SectionName, Waiting>> = {
  inquiries: ({ unansweredInquiries }, { admin }) =>
    counted(unansweredInquiries, admin.dashboard.waiting.toAnswer),
  applications: ({ undecidedApplications }, { admin }) =>
    counted(undecidedApplications, admin.dashboard.waiting.undecided),
  members: ({ memberReports, childrenOfAge }, { admin }) => [
    ...counted(memberReports, admin.dashboard.waiting.fromMembers),
    ...counted(childrenOfAge, admin.dashboard.waiting.ofAge),
  ],
  dueDates: ({ dueDates }, { admin }) => counted(dueDates, admin.dashboard.waiting.due),
  outbox: ({ unsentMail, failedMail }, { admin }) => [
    ...counted(unsentMail, admin.dashboard.waiting.unsent),
    ...counted(failedMail, admin.dashboard.waiting.failed, true),
  ],
  translations: ({ pendingTranslations }, { admin }) =>
    counted(pendingTranslations, admin.dashboard.waiting.pending),
  pictures: ({ undescribedPictures }, { admin }) =>
    counted(undescribedPictures, admin.dashboard.waiting.undescribed),
  brokenLinks: ({ brokenLinks }, { admin }) =>
    counted(brokenLinks, admin.dashboard.waiting.broken, true),
  webhooks: ({ failedWebhooks }, { admin }) =>
    counted(failedWebhooks, admin.dashboard.waiting.switchedOff, true),
};

type OtherNames = AdminMessages['admin']['dashboard']['manage'];
const isIn = (names: OtherNames, name: SectionName): name is SectionName & keyof OtherNames =>
  Object.hasOwn(names, name);

/** The name of a section on the dashboard. */
function fullName(messages: AdminMessages, name: SectionName): string {
  const { manage } = messages.admin.dashboard;
  return isIn(manage, name) ? manage[name] : messages[name].heading;
}

function shortName(messages: AdminMessages, name: SectionName): string {
  const short: Partial<Record<SectionName, string>> = messages.admin.frame.sections;
  return short[name] ?? fullName(messages, name);
}

const sectionLink = (
  group: SectionGroup,
  name: SectionName,
  { path = name, roles }: AdminSection,
): AdminLink => ({
  group,
  to: `/admin/${path}`,
  icon: name,
  roles,
  names: (messages) => {
    const words = useAdminMessages.from(messages);
    return [shortName(words, name), fullName(words, name)];
  },
  waiting: waiting[name],
});

/** The links to the sections besides the kinds of content, in the order of the menus. */
export const sectionLinks = Object.entries(adminSections).flatMap(([group, sections]) =>
  Object.entries<AdminSection>(sections).map(([name, section]) =>
    sectionLink(group as SectionGroup, name as SectionName, section),
  ),
);

const kindLinks = kinds.map(({ path, icon, useMessages }): AdminLink => ({
  to: `/admin/${path}`,
  icon,
  group: 'content',
  roles: editors,
  names: (messages) => {
    const { name, list } = useMessages.from(messages);
    return [name, list.heading];
  },
}));

/** The links that the given roles allow. */
export const allowed = <Link extends { roles: readonly Role[] }>(
  links: Link[],
  roles: readonly Role[],
) => links.filter((link) => hasRole(roles, link.roles));

const groups: Exclude<SectionGroup, 'own'>[] = ['content', 'people', 'website'];

/** The menus of the bar for the given roles, with their links. */
export const menusFor = (roles: readonly Role[]) =>
  groups
    .map((group) => ({
      group,
      links: allowed([...kindLinks, ...sectionLinks], roles).filter((link) => link.group === group),
    }))
    .filter(({ links }) => links.length > 0);

/** The links to the account's own pages, for the given roles. */
export const ownLinks = (roles: readonly Role[]) =>
  allowed(sectionLinks, roles).filter(({ group }) => group === 'own');

/**
 * The sections, for the given roles, whose name contains a word that begins with each typed word.
 */
export function linksNamed(text: string, roles: readonly Role[], messages: LoadedMessages) {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isNamed = ({ names }: AdminLink) => {
    const parts = names(messages).flatMap((name) => foldText(name).split(/[^\p{L}\p{N}]+/u));
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return allowed([...kindLinks, ...sectionLinks], roles).filter(isNamed);
}
