export const needs: Record<string, string>;
export function skippedByPlaywright(report: object): string[];
export function skippedByVitest(report: object): string[];
export function tellSkipped(files: string[]): string[];
