import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type DrawingName, drawingNames, drawings, fileOfDrawing } from '../../media/drawings.ts';
import type { MediaChoice } from '../../media/mediaRule.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';

interface DrawingChoiceProps {
  /** The label of the field. */
  label: string;
  value: MediaChoice;
  onChange: (choice: MediaChoice) => void;
}

/**
 * Selects a drawing instead of a photo. It then becomes a normal file, so that the code for
 * pictures needs no special case.
 */
export function DrawingChoice({ label, value, onChange }: DrawingChoiceProps) {
  const words = useAdminMessages().drawings;
  const group = useId();
  const [chosen, setChosen] = useState<{ name: DrawingName; file: File } | null>(null);
  /** The drawing that is being loaded. */
  const [wanted, setWanted] = useState<DrawingName | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isShown = chosen !== null && chosen.file === value.file;
  const selected = wanted ?? (isShown ? chosen.name : null);

  const finish = useEffectEvent((name: DrawingName, file: File) => {
    setWanted(null);
    setChosen({ name, file });
    onChange({ ...value, file, copied: null });
  });
  useEffect(() => {
    if (!wanted) return;
    // Arrow keys may move to the next drawing in the meantime.
    let isOver = false;
    fileOfDrawing(wanted)
      .then((file) => {
        if (!isOver) finish(wanted, file);
      })
      .catch(() => {
        if (isOver) return;
        setWanted(null);
        setFailed(true);
      });
    return () => {
      isOver = true;
    };
  }, [wanted]);

  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.open}</summary>
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 pt-2">
        <legend className="sr-only">{words.legend(label)}</legend>
        {drawingNames.map((name) => (
          <label
            key={name}
            className="flex cursor-pointer flex-col rounded-md border-2 border-line bg-surface has-checked:border-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <img
              src={drawings[name]}
              alt=""
              width={1800}
              height={1200}
              loading="lazy"
              className="block h-auto w-full rounded-t-sm"
            />
            <span className="flex min-h-11 items-center gap-2 px-2 py-1.5 text-sm">
              <input
                type="radio"
                name={group}
                checked={selected === name}
                onChange={() => {
                  setFailed(false);
                  setWanted(name);
                }}
                className="size-4 shrink-0 accent-accent outline-none"
              />
              {words.names[name]}
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status" className="font-semibold text-red not-empty:mt-2">
        {hasFailed && words.failed}
      </p>
    </details>
  );
}
