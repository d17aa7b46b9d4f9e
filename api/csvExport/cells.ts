import { shownInAuckland } from '../shared/dates/aucklandInstant.ts';

/** A time as day and time in Auckland, such as `2026-11-24 09:30`; empty for none. */
export function instantCell(at: Date | null): string {
  if (!at) return '';
  const { day, time } = shownInAuckland(at);
  return `${day} ${time}`;
}

/** Sorts rows by the order of their ids, without missing ones. */
export function inOrderOf<Id, Row extends { id: Id }>(ids: Id[], rows: Row[]): Row[] {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
