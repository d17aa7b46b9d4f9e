import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** A confirmation before an operation. */
export interface Question {
  title: string;
  text: string;
  /** How the operation can be undone or corrected. */
  note?: string;
  /** The title of its record. */
  subject: string;
  /** The fields to fill in. The browser refuses an empty one that is required. */
  fields?: ReactNode;
  /** Pages to view before the user decides. */
  pages?: { name: string; path: string; open: () => void }[];
  action: string;
  /** Replaces `action` while the operation runs. */
  busy: string;
  cancel: string;
  /**
   * Runs the operation with the values of the fields; never rejects. Resolves to a function that announces the result
   * after the dialog has closed, or to the failure if the dialog stays, with what was typed.
   */
  confirm: (values: FormData) => Promise<(() => void) | string>;
  /** The element that gets the focus back. */
  opener: HTMLElement;
}

/**
 * The result of an operation. A success disappears by itself, a failure stays until it is closed.
 */
export interface Notice {
  tone: 'good' | 'bad';
  /** Whether a success stays too, because nothing else can undo the operation. */
  stays?: boolean;
  text: string;
  /** The name of the operation. Its next notice replaces its failure. */
  operation?: string;
  /** The reason, and what the user can do about it. */
  reason?: string;
  /** An operation for the user, which closes the notice. */
  action?: { label: string; name: string; run: () => void };
}

type Shown<Toast> = Toast & { id: number };

interface ToastState {
  /**
   * The component that shows toasts; null until code with toasts brings it, so that visitors do not
   * download it.
   */
  toaster: ComponentType | null;
  question: Shown<Question> | null;
  notices: Shown<Notice>[];
}

/** The toasts of a document. */
export function createToasts() {
  const listeners = new Set<() => void>();
  let state: ToastState = { toaster: null, question: null, notices: [] };
  let count = 0;

  function change(next: Partial<ToastState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  return {
    read: () => state,
    /** Calls the listener after changes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Sets the component that shows toasts; it stays after the component that brought it has
     * unmounted.
     */
    bring: (toaster: ComponentType) => {
      if (state.toaster !== toaster) change({ toaster });
    },
    /**
     * Shows a confirmation, and withdraws an unanswered one.
     * @returns the id for `withdraw`
     */
    ask: (question: Question) => {
      const id = ++count;
      change({ question: { ...question, id } });
      return id;
    },
    /** Withdraws a confirmation, if it is still open. */
    withdraw: (id: number) => {
      if (state.question?.id === id) change({ question: null });
    },
    notify: (notice: Notice) => change({ notices: [...state.notices, { ...notice, id: ++count }] }),
    dismiss: (id: number) =>
      change({ notices: state.notices.filter((notice) => notice.id !== id) }),
  };
}

export type Toasts = ReturnType<typeof createToasts>;

export const ToastsContext = createContext<Toasts | null>(null);

export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('Toasts need a ToastProvider around what shows them.');
  return toasts;
}
