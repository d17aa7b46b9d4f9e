export function nearTests(
  changed: string[],
  files: string[],
  isTest: (file: string) => boolean,
): string[];

export function filesWithImporters(changed: string[], files: string[]): string[];
