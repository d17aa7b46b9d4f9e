import type { Ref } from 'react';

interface ChoiceBoxProps {
  /** Its accessible name. */
  name: string;
  checked: boolean;
  /** Whether only some of what it stands for are chosen. */
  isMixed?: boolean;
  /** @param isRange whether all up to this one are meant */
  onToggle: (isRange: boolean) => void;
}

/** A box in a row that is 44 px high; all of its cell can be pressed. */
export function ChoiceBox({ name, checked, isMixed = false, onToggle }: ChoiceBoxProps) {
  const showMixed: Ref<HTMLInputElement> = (input) => {
    if (input) input.indeterminate = isMixed;
  };
  return (
    <label
      // It would mark the texts between.
      onMouseDown={(event) => {
        if (event.shiftKey) event.preventDefault();
      }}
      className="grid size-11 cursor-pointer place-items-center"
    >
      <input
        type="checkbox"
        ref={showMixed}
        aria-label={name}
        checked={checked}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-5 cursor-pointer accent-accent"
      />
    </label>
  );
}
