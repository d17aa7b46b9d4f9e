import { adminKindNames, kindConstant } from '../../content/adminKinds.ts';
import { evictRecords } from '../../content/evictRecords.ts';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { useRestore } from '../../content/useRestore.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useRef } from 'react';
import { type RemoveExamplesMutation, useRemoveExamplesMutation } from './Examples.generated.ts';

/** Removes all examples after a confirmation. The removal can be undone. */
export function RemoveExamples({ count }: { count: number }) {
  const { admin, examples: words } = useAdminMessages();
  const restore = useRestore();
  const [remove] = useRemoveExamplesMutation();
  const removed = useRef<RemoveExamplesMutation['removeExamples']>([]);

  async function run() {
    const { data } = await remove({
      update: (cache) => adminKindNames.forEach((kind) => evictRecords(cache, kind)),
    });
    removed.current = data?.removeExamples ?? [];
  }

  const undo = () =>
    restore(
      removed.current.flatMap(({ kind, recordId: id }) =>
        adminKindNames
          .filter((name) => kindConstant(name) === kind)
          .map((name) => ({ kind: name, id })),
      ),
      { success: words.restored, name: words.undoName },
    );

  return (
    <ConfirmedButton
      words={{
        action: words.remove,
        buttonName: () => words.remove,
        title: words.title,
        text: words.text(count),
        success: () => words.success(removed.current.length),
      }}
      subject={words.count(count)}
      run={run}
      undo={{ label: admin.undo, name: words.undoName, run: () => void undo() }}
    />
  );
}
