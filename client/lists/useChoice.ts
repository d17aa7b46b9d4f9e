import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepChoice, keptChoice } from '../ui/keptChoice.ts';

interface Row {
  id: string;
}

/**
 * Rows of a list that were chosen. They stay so while the list is read on, searched or filtered, and
 * until Back leads from one of them to the list again.
 */
export interface Choice<Chosen extends Row> {
  has: (id: string) => boolean;
  /** @returns those chosen: as they are shown at present, or else as they were when they were chosen */
  rows: (shown: Chosen[]) => Chosen[];
  /**
   * Chooses a row, or no more.
   * @param isRange whether the same becomes of all between it and the one before
   */
  toggle: (shown: Chosen[], id: string, isRange: boolean) => void;
  /** Chooses all that are shown, or none of them. */
  toggleAll: (shown: Chosen[]) => void;
  /** Chooses these no more. */
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
