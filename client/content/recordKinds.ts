import {
  useDeleteAboutEthiopiaMutation,
  useDeleteDirectoryMutation,
  useDeleteEventMutation,
  useDeletePostMutation,
  useDeleteResourceMutation,
} from './RecordTools.generated.ts';

type Delete = (options: { variables: { id: string } }) => Promise<unknown>;

interface RecordKind {
  /** Its type in the schema. */
  typename: string;
  /** The route of its edit form, without the id. */
  editPath: string;
  useDelete: () => [Delete, ...unknown[]];
}

/** How each kind of record is changed. */
export const recordKinds = {
  aboutEthiopia: {
    typename: 'AboutEthiopia',
    editPath: '/admin/edit-about-ethiopia',
    useDelete: useDeleteAboutEthiopiaMutation,
  },
  directory: {
    typename: 'Directory',
    editPath: '/admin/edit-directory',
    useDelete: useDeleteDirectoryMutation,
  },
  event: {
    typename: 'Event',
    editPath: '/admin/edit-event',
    useDelete: useDeleteEventMutation,
  },
  post: {
    typename: 'Post',
    editPath: '/admin/edit-post',
    useDelete: useDeletePostMutation,
  },
  resource: {
    typename: 'Resource',
    editPath: '/admin/edit-resource',
    useDelete: useDeleteResourceMutation,
  },
} satisfies Record<string, RecordKind>;
