import { useEffect, useState } from 'react';
import type { Component } from '../jsx/jsxTypes.ts';
import { reloadForNewVersion } from './newVersion.ts';
import { useReachability } from '../graphql/reachability.ts';

/**
 * A component whose code is loaded when it is wanted and the server can be reached.
 * @param load must be a stable function
 * @returns undefined until it is loaded
 */
export function useLoadedComponent<Props>(
  isWanted: boolean,
  load: () => Promise<Component<Props>>,
): { Loaded: Component<Props> | undefined; hasFailed: boolean } {
  const { run } = useReachability();
  const [Loaded, setLoaded] = useState<Component<Props>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    run(load).then(
      (component) => setLoaded(() => component),
      (error: unknown) => {
        reloadForNewVersion(error);
        setHasFailed(true);
      },
    );
  }, [isWanted, load, run]);
  return { Loaded, hasFailed };
}
