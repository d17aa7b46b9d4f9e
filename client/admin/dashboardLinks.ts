import type { AdminMessages } from '../messages/adminMessages.ts';
import type { KindName } from './KindIcon.tsx';

type Groups = AdminMessages['admin']['dashboard'];

export interface DashboardLink<Name> {
  to: string;
  name: Name;
  icon: KindName;
}

/** The links of the specification (section 2) that add something, in its order. */
export const createLinks: DashboardLink<Exclude<keyof Groups['create'], 'heading'>>[] = [
  { to: '/admin/add-event', name: 'event', icon: 'event' },
  { to: '/admin/add-directory', name: 'directory', icon: 'directory' },
  { to: '/admin/add-resource', name: 'resource', icon: 'resource' },
  { to: '/admin/create-post', name: 'post', icon: 'post' },
  { to: '/admin/create-about-ethiopia', name: 'aboutEthiopia', icon: 'aboutEthiopia' },
  { to: '/admin/add-member', name: 'member', icon: 'member' },
];

/** Its last link, and beyond it the lists of all that can be corrected or deleted. */
export const manageLinks: DashboardLink<Exclude<keyof Groups['manage'], 'heading'>>[] = [
  { to: '/admin/show-members', name: 'members', icon: 'members' },
  { to: '/admin/inquiries', name: 'inquiries', icon: 'inquiries' },
  { to: '/admin/applications', name: 'applications', icon: 'applications' },
  { to: '/admin/outbox', name: 'outbox', icon: 'outbox' },
  { to: '/admin/events', name: 'events', icon: 'event' },
  { to: '/admin/directory', name: 'directory', icon: 'directory' },
  { to: '/admin/resources', name: 'resources', icon: 'resource' },
  { to: '/admin/posts', name: 'posts', icon: 'post' },
  { to: '/admin/about-ethiopia', name: 'aboutEthiopia', icon: 'aboutEthiopia' },
  { to: '/admin/categories', name: 'categories', icon: 'categories' },
  { to: '/admin/account', name: 'account', icon: 'account' },
];
