import type { ComponentProps } from 'react';
import type { ApolloCache } from '@apollo/client';
import type { Versioned } from '../../forms/formOptions.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { DeleteButton } from '../DeleteButton.tsx';
import type { CategoryKindName } from './categoryKinds.ts';
import {
  useDeleteCulturalCategoryMutation,
  useDeleteDirectoryCategoryMutation,
  useDeleteResourceCategoryMutation,
} from './CategoryLists.generated.ts';

interface DeleteOptions {
  variables: Versioned;
  update?: (cache: ApolloCache) => void;
}

type UseDelete = () => [(options: DeleteOptions) => Promise<unknown>, ...unknown[]];

const deletions: Record<CategoryKindName, UseDelete> = {
  directory: useDeleteDirectoryCategoryMutation,
  resource: useDeleteResourceCategoryMutation,
  cultural: useDeleteCulturalCategoryMutation,
};

interface DeleteCategoryButtonProps
  extends
    Pick<DeleteOptions, 'update'>,
    Pick<ComponentProps<typeof DeleteButton>, 'onDeleted' | 'listPath' | 'title'> {
  kind: CategoryKindName;
  category: Versioned & { restorableEntryCount: number };
}

/** Deletes a category after a confirmation, which says what happens to its deleted records. */
export function DeleteCategoryButton(props: DeleteCategoryButtonProps) {
  const { kind, category, update, ...rest } = props;
  const { id, version, restorableEntryCount: count } = category;
  const { adminLists, deleteFlow } = useAdminMessages();
  const useDelete = deletions[kind];
  const [remove] = useDelete();
  return (
    <DeleteButton
      kind={deleteFlow.kinds.category}
      note={count > 0 ? adminLists.categories.restorable(count) : undefined}
      remove={() => remove({ variables: { id, version }, ...(update && { update }) })}
      {...rest}
    />
  );
}
