import { type AdminKindName, kindConstant } from '../../content/adminKinds.ts';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { useApi } from '../../graphql/api.ts';
import { refreshQueries } from '../../graphql/refreshQueries.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useRemoveFormerFilesMutation } from './RemoveFormerFiles.generated.ts';

interface RemoveFormerFilesProps {
  kind: AdminKindName;
  recordId: string;
  title: string;
}

/**
 * Removes the files of former versions after a confirmation, where a file must be removed early.
 */
export function RemoveFormerFiles({ kind, recordId: id, title }: RemoveFormerFilesProps) {
  const { removal } = useAdminMessages().history;
  const { load } = useApi();
  const [remove] = useRemoveFormerFilesMutation();
  return (
    <ConfirmedButton
      words={removal}
      subject={title}
      run={() => remove({ variables: { kind: kindConstant(kind), id } })}
      onDone={() => void load().then(refreshQueries)}
    />
  );
}
