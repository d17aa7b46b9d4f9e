/** The keys of the files that a row refers to, without those that it lacks. */
export const storedPaths = (paths: readonly (string | null | undefined)[]): string[] =>
  paths.flatMap((path) => path || []);

/** Those of the keys that are not among the others. */
export const without = (paths: string[], others: string[]): string[] =>
  paths.filter((path) => !others.includes(path));
