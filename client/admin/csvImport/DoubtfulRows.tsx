import { SimilarMembers } from '../../members/SimilarMembers.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { AskedRows } from './AskedRows.tsx';
import type { Decision, Decisions, Row } from './decisions.ts';
import { Button } from '../../ui/Button.tsx';

interface DoubtfulRowsProps {
  rows: Row[];
  decisions: Decisions;
  onDecide: (rows: Row[], decision: Decision) => void;
  /** Sets the record of a row. */
  onIdentify: (line: number, id: string) => void;
}

/** The rows whose record may be there already: no record has their ID, or a member is similar. */
export function DoubtfulRows({ onIdentify, ...props }: DoubtfulRowsProps) {
  const { adminForms, csvImport } = useAdminMessages();
  const { asked } = csvImport;
  const isSimilar = props.rows.some(({ similar }) => similar.length > 0);
  return (
    <AskedRows
      heading={asked.doubts(props.rows.length)}
      hint={[asked.doubtsHint, isSimilar && adminForms.member.duplicates.families]
        .filter(Boolean)
        .join(' ')}
      words={{ apply: asked.add, applyAll: asked.addAll }}
      detail={({ line, unknownId, similar }) => (
        <>
          {unknownId !== null && <p className="mt-1">{asked.unknownId(unknownId)}</p>}
          {similar.length > 0 && (
            <SimilarMembers
              shown={similar}
              action={({ id, name }) => (
                <Button
                  aria-label={asked.sameName(name, line)}
                  onClick={() => onIdentify(line, id)}
                >
                  {asked.same}
                </Button>
              )}
            />
          )}
        </>
      )}
      {...props}
    />
  );
}
