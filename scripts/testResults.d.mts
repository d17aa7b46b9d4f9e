interface Result {
  file: string;
  title: string;
  isFailed: boolean;
  isSkipped: boolean;
}

export const needs: Record<string, string>;
export function testsOfVitest(report: object): Result[];
export function testsOfPlaywright(report: object): Result[];
export function tellFailed(tests: Result[]): string[];
export function tellSkipped(tests: Result[]): string[];
