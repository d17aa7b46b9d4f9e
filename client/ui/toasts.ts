import { useSyncExternalStore } from 'react';

/** Something to confirm before it is done. */
export interface Question {
  title: string;
  text: string;
  /** What it is about, by name. */
  subject: string;
  action: string;
  /** Stands in place of `action` while it is under way. */
  busy: string;
  cancel: string;
  /** Does it; never rejects. Returns a function that announces the outcome once the question is closed. */
  confirm: () => Promise<() => void>;
  /** Gets the focus back. */
  opener: HTMLElement;
}

/** How something went. A good notice goes by itself, a bad one stays until it is closed. */
export interface Notice {
  tone: 'good' | 'bad';
  text: string;
  /** Why, and what can be done about it. */
  reason?: string;
}

type Shown<Toast> = Toast & { id: number };

interface Toasts {
  question: Shown<Question> | null;
  notices: Shown<Notice>[];
}

const none: Toasts = { question: null, notices: [] };
const listeners = new Set<() => void>();
let current = none;
let count = 0;

function change(next: Partial<Toasts>) {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

/**
 * Asks; a previous open question is withdrawn.
 * @returns what `withdraw` takes
 */
export function ask(question: Question): number {
  const id = ++count;
  change({ question: { ...question, id } });
  return id;
}

/** Withdraws a question that is still open. */
export function withdraw(id: number): void {
  if (current.question?.id === id) change({ question: null });
}

export function notify(notice: Notice): void {
  change({ notices: [...current.notices, { ...notice, id: ++count }] });
}

export function dismiss(id: number): void {
  change({ notices: current.notices.filter((notice) => notice.id !== id) });
}

export function useToasts(): Toasts {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
