export function nearTests(
  changed: string[],
  files: string[],
  isTest: (file: string) => boolean,
): string[];
