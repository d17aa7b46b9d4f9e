import { createContext, useContext } from 'react';

/** Whether the server can be reached, and the tasks that wait for it. */
export interface Reachability {
  /**
   * Runs a task. If it fails without a connection, it runs again as soon as there is one. If it
   * fails while the server responds, the caller gets the error.
   */
  run: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Resolves when the server responds again. It checks first after an interval, or on `online`. */
  restored: () => Promise<void>;
  /** Whether a task waits for the connection. */
  isWaiting: () => boolean;
  /** Calls the listener when `isWaiting` changes. */
  subscribe: (listener: () => void) => () => void;
}

/** Milliseconds between two requests to a server that does not respond. */
const retryInterval = 5_000;

/** Milliseconds to wait for a response. */
const responseTimeout = 10_000;

/** @returns the reachability of the page's server */
export function createReachability(): Reachability {
  const listeners = new Set<() => void>();
  let waiting = 0;

  function changeWaiting(by: number) {
    waiting += by;
    for (const listener of listeners) listener();
  }

  async function restored() {
    do await pauseOrOnline();
    while (!(await isReachable()));
  }

  async function waitForConnection() {
    changeWaiting(1);
    await restored();
    changeWaiting(-1);
  }

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    for (;;) {
      // Chromium never fetches a module again after a failure, so the task must not run offline.
      if (!navigator.onLine) await waitForConnection();
      try {
        return await task();
      } catch (error) {
        if (await isReachable()) throw error;
        await waitForConnection();
      }
    }
  }

  return {
    run,
    restored,
    isWaiting: () => waiting > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Any response counts, also one of a proxy in front of the server. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(responseTimeout) });
    return true;
  } catch {
    return false;
  }
}

/** `online` is not always fired, for example if the router stayed connected. */
function pauseOrOnline(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, retryInterval);
    window.addEventListener('online', end);
  });
}

/** The default, as on the server: every task runs once. */
const runOnce: Reachability = {
  run: (task) => task(),
  restored: () => new Promise(() => undefined),
  isWaiting: () => false,
  subscribe: () => () => undefined,
};

export const ReachabilityContext = createContext(runOnce);

export function useReachability(): Reachability {
  return useContext(ReachabilityContext);
}
