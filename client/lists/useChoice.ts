import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepChoice, keptChoice } from '../ui/keptChoice.ts';

interface Row {
  id: string;
}

/**
 * The selected rows of a list. They stay selected while the list is paginated, searched or
 * filtered, and after Back from one of them.
 */
export function useChoice<Selected extends Row>() {
  const { key } = useLocation();
  const [selected, setSelected] = useState(() => keptChoice<Selected>(key));
  const last = useRef<string>(null);
  useEffect(() => keepChoice(key, selected), [key, selected]);

  function set(rows: Selected[], isSelected: boolean) {
    const next = new Map(selected);
    for (const row of rows) {
      if (isSelected) next.set(row.id, row);
      else next.delete(row.id);
    }
    setSelected(next);
  }

  return {
    has: (id: string) => selected.has(id),
    /**
     * @returns the selected rows, with their current data if they are shown, otherwise with their
     * data at the selection
     */
    rows: (shown: Selected[]) => {
      const present = new Map(shown.map((row) => [row.id, row]));
      return [...selected.values()].map((row) => present.get(row.id) ?? row);
    },
    /**
     * Selects a row, or deselects it.
     * @param isRange whether it also applies to all rows between it and the one before
     */
    toggle: (shown: Selected[], id: string, isRange: boolean) => {
      const ids = shown.map((row) => row.id);
      const end = ids.indexOf(id);
      const start = isRange && last.current !== null ? ids.indexOf(last.current) : end;
      const [from, to] = start < 0 ? [end, end] : [Math.min(start, end), Math.max(start, end)];
      last.current = id;
      set(shown.slice(from, to + 1), !selected.has(id));
    },
    /** Selects all shown rows, or none of them. */
    toggleAll: (shown: Selected[]) => set(shown, !shown.every(({ id }) => selected.has(id))),
    /** Deselects these rows. */
    drop: (ids: string[]) =>
      setSelected((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    clear: () => setSelected(new Map()),
  };
}

export type Choice<Selected extends Row> = ReturnType<typeof useChoice<Selected>>;
