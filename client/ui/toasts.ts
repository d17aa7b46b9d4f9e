import { type ComponentType, createContext, useContext } from 'react';

// Toast libraries replace the notices only. The question, a native <dialog>, would stay our own.

/** Something to confirm before it is done. */
export interface Question {
  title: string;
  text: string;
  /** What can be done about it afterwards. */
  note?: string;
  /** What it is about, by name. */
  subject: string;
  /** Pages to look at before it is answered. */
  pages?: { name: string; path: string; open: () => void }[];
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
  /** Whether a good one stays, too: where nothing else undoes what was done. */
  stays?: boolean;
  text: string;
  /** Why, and what can be done about it. */
  reason?: string;
  /** Does something about it, and closes the notice. */
  action?: { label: string; name: string; run: () => void };
}

type Shown<Toast> = Toast & { id: number };

interface ToastState {
  /** What shows toasts; null until code that has some brings it, so that visitors do not download it. */
  toaster: ComponentType | null;
  question: Shown<Question> | null;
  notices: Shown<Notice>[];
}

/** The toasts of a document. */
export interface Toasts {
  read: () => ToastState;
  /** Tells of changes. */
  subscribe: (listener: () => void) => () => void;
  /** Brings what shows them; it stays, whatever becomes of the component that brought it. */
  bring: (toaster: ComponentType) => void;
  /**
   * Asks; an unanswered question before it is withdrawn.
   * @returns what `withdraw` takes
   */
  ask: (question: Question) => number;
  /** Takes a question back, if it still stands. */
  withdraw: (id: number) => void;
  /** @returns what `dismiss` takes */
  notify: (notice: Notice) => number;
  dismiss: (id: number) => void;
}

export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  let state: ToastState = { toaster: null, question: null, notices: [] };
  let count = 0;

  function change(next: Partial<ToastState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bring(toaster) {
      if (state.toaster !== toaster) change({ toaster });
    },
    ask(question) {
      const id = ++count;
      change({ question: { ...question, id } });
      return id;
    },
    withdraw(id) {
      if (state.question?.id === id) change({ question: null });
    },
    notify(notice) {
      const id = ++count;
      change({ notices: [...state.notices, { ...notice, id }] });
      return id;
    },
    dismiss(id) {
      change({ notices: state.notices.filter((notice) => notice.id !== id) });
    },
  };
}

export const ToastsContext = createContext<Toasts | null>(null);

export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('Toasts need a ToastProvider around what shows them.');
  return toasts;
}
