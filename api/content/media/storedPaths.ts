/** The keys of the files that a row references, without empty ones. */
export const storedPaths = (paths: readonly (string | null | undefined)[]): string[] =>
  paths.flatMap((path) => path || []);

/** The keys that are not among the others. */
export const without = (paths: string[], others: string[]): string[] =>
  paths.filter((path) => !others.includes(path));
