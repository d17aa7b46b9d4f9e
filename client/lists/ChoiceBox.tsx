import type { Ref } from 'react';

interface ChoiceBoxProps {
  /** The accessible name. */
  name: string;
  checked: boolean;
  /** Whether only some of its rows are selected. */
  isMixed?: boolean;
  /** @param isRange whether it applies to all rows up to this one */
  onToggle: (isRange: boolean) => void;
}

/** A checkbox in a row that is 44 px high; its whole cell can be pressed. */
export function ChoiceBox({ name, checked, isMixed = false, onToggle }: ChoiceBoxProps) {
  const showMixed: Ref<HTMLInputElement> = (input) => {
    if (input) input.indeterminate = isMixed;
  };
  return (
    <label
      // Shift and a click would otherwise select the texts between.
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
