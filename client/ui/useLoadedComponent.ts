import { useEffect, useState } from 'react';
import type { Component } from '../jsx/jsxTypes.ts';
import { reloadForNewVersion } from './newVersion.ts';
import { useReachability } from '../graphql/reachability.ts';

/**
 * A component whose code is loaded once it is wanted, when the server can be reached.
 * @param load must stay the same function
 * @returns undefined until it is there
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
