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
export interface Choice<Chosen extends Row> {
  has: (id: string) => boolean;
  /**
   * @returns the selected rows, with their current data if they are shown, otherwise with their
   * data at the selection
   */
  rows: (shown: Chosen[]) => Chosen[];
  /**
   * Selects a row, or deselects it.
   * @param isRange whether it also applies to all rows between it and the one before
   */
  toggle: (shown: Chosen[], id: string, isRange: boolean) => void;
  /** Selects all shown rows, or none of them. */
  toggleAll: (shown: Chosen[]) => void;
  /** Deselects these rows. */
  drop: (ids: string[]) => void;
  clear: () => void;
}

export function useChoice<Chosen extends Row>(): Choice<Chosen> {
  const { key } = useLocation();
  const [chosen, setChosen] = useState(() => keptChoice<Chosen>(key));
  const last = useRef<string>(null);
  useEffect(() => keepChoice(key, chosen), [key, chosen]);

  function set(rows: Chosen[], isChosen: boolean) {
    const next = new Map(chosen);
    for (const row of rows) {
      if (isChosen) next.set(row.id, row);
      else next.delete(row.id);
    }
    setChosen(next);
  }

  return {
    has: (id) => chosen.has(id),
    rows(shown) {
      const present = new Map(shown.map((row) => [row.id, row]));
      return [...chosen.values()].map((row) => present.get(row.id) ?? row);
    },
    toggle(shown, id, isRange) {
      const ids = shown.map((row) => row.id);
      const end = ids.indexOf(id);
      const start = isRange && last.current !== null ? ids.indexOf(last.current) : end;
      const [from, to] = start < 0 ? [end, end] : [Math.min(start, end), Math.max(start, end)];
      last.current = id;
      set(shown.slice(from, to + 1), !chosen.has(id));
    },
    toggleAll: (shown) => set(shown, !shown.every(({ id }) => chosen.has(id))),
    drop(ids) {
      setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
    },
    clear: () => setChosen(new Map()),
  };
}
