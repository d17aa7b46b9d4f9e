import type { KindName } from './KindIcon.tsx';
import { useDeleteAboutEthiopiaMutation } from './aboutEthiopia/AboutEthiopiaCard.generated.ts';
import { useDeleteDirectoryMutation } from './directory/DirectoryCard.generated.ts';
import { useDeleteEventMutation } from './events/EventCard.generated.ts';
import { useDeletePostMutation } from './posts/PostCard.generated.ts';
import { useDeleteResourceMutation } from './resources/ResourceCard.generated.ts';

type Delete = (options: { variables: { id: string } }) => Promise<unknown>;

export interface RecordKind {
  /** Its type in the schema. */
  typename: string;
  /** Its drawing on the dashboard. */
  icon: KindName;
  /** The routes of its list and of its form, for a new record and, without the id, for editing. */
  listPath: string;
  addPath: string;
  editPath: string;
  useDelete: () => [Delete, ...unknown[]];
  /** The field of Query that lists it. */
  query: string;
  /** The type of its categories, whose entries it is; absent where it has none. */
  categories?: string;
}

/** What admins look after and how each kind is changed, in the order of the dashboard. */
export const recordKinds = {
  event: {
    typename: 'Event',
    icon: 'event',
    listPath: '/admin/events',
    addPath: '/admin/add-event',
    editPath: '/admin/edit-event',
    useDelete: useDeleteEventMutation,
    query: 'events',
  },
  directory: {
    typename: 'Directory',
    icon: 'directory',
    listPath: '/admin/directory',
    addPath: '/admin/add-directory',
    editPath: '/admin/edit-directory',
    useDelete: useDeleteDirectoryMutation,
    query: 'directories',
    categories: 'DirectoryCategory',
  },
  resource: {
    typename: 'Resource',
    icon: 'resource',
    listPath: '/admin/resources',
    addPath: '/admin/add-resource',
    editPath: '/admin/edit-resource',
    useDelete: useDeleteResourceMutation,
    query: 'resources',
    categories: 'ResourceCategory',
  },
  post: {
    typename: 'Post',
    icon: 'post',
    listPath: '/admin/posts',
    addPath: '/admin/create-post',
    editPath: '/admin/edit-post',
    useDelete: useDeletePostMutation,
    query: 'posts',
  },
  aboutEthiopia: {
    typename: 'AboutEthiopia',
    icon: 'aboutEthiopia',
    listPath: '/admin/about-ethiopia',
    addPath: '/admin/create-about-ethiopia',
    editPath: '/admin/edit-about-ethiopia',
    useDelete: useDeleteAboutEthiopiaMutation,
    query: 'aboutEthiopiaItems',
    categories: 'CulturalCategory',
  },
} satisfies Record<string, RecordKind>;

export type RecordKindName = keyof typeof recordKinds;
