import { Bilingual } from './Bilingual.tsx';
import { errorId, type FieldTexts } from './fieldParts.ts';

/** The error of the control with that id; its icon avoids a difference by colour alone. */
export function FieldError({
  id,
  error,
  otherError,
}: Pick<FieldTexts, 'error' | 'otherError'> & { id: string }) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className="mt-2 flex gap-2 text-sm font-semibold text-red">
      <svg viewBox="0 0 20 20" className="mt-0.5 size-4 shrink-0" aria-hidden="true">
        <path d="M10 1.5 19 18H1Z" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M10 7.5v5m0 2v1.5" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span>
        <Bilingual text={error} other={otherError} />
      </span>
    </p>
  );
}
