import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Result, type Spread } from './contest.ts';
import { type Growth, sizes } from './growth.ts';

const file = 'docs/performance.md';

interface Report {
  results: Result[];
  /** MiB, under R1's load. */
  memory: Spread | undefined;
  /** MiB, of the process that ran all contests, after a pause. */
  memoryAfterAll: number;
  starts: Spread | undefined;
  growth: Growth | undefined;
  rounds: number;
  seconds: number;
  /** Of the load during the measurement of memory. */
  minutes: number;
}

export const ratio = (spread: Spread | undefined) =>
  spread
    ? `${spread.median.toFixed(2)} (${spread.least.toFixed(2)}–${spread.most.toFixed(2)})`
    : '';

export function printResults(results: Result[]): void {
  for (const { name, limit, ratios } of results) {
    process.stdout.write(
      `${name.padEnd(26)} limit ${limit.toFixed(0).padStart(6)}/s   warm ${ratio(ratios.warm).padEnd(18)} off ${ratio(ratios.off)}\n`,
    );
  }
}

/** Puts figures into docs/performance.md, between the two marks of their name. */
export function writeFigures(name: 'measured' | 'peers', figures: string): void {
  const begin = `<!-- ${name}: begin -->`;
  const text = readFileSync(file, 'utf8');
  const before = text.slice(0, text.indexOf(begin) + begin.length);
  const after = text.slice(text.indexOf(`<!-- ${name}: end -->`));
  writeFileSync(file, `${before}\n\n${figures}\n\n${after}`);
}

export function tables(report: Report): string {
  const { results, memory, memoryAfterAll, starts, growth, rounds, seconds, minutes } = report;
  const generator = Math.max(...results.map((result) => result.generator));
  const lines = [
    `Medians of ${String(rounds)} rounds of ${String(seconds)} s each, least and most in brackets; ${String(cpus().length)} processors, Node.js ${process.versions.node}. The load generator shares the machine and took up to ${generator.toFixed(2)} processors.`,
    '',
    '| work | limit, requests/s | caches warm | caches off |',
    '| --- | ---: | ---: | ---: |',
    ...results.map(
      ({ name, limit, ratios }) =>
        `| ${name} | ${limit.toFixed(0)} | ${ratio(ratios.warm)} | ${ratio(ratios.off)} |`,
    ),
    '',
    `Memory half a minute after all that, caches on: ${memoryAfterAll.toFixed(0)} MiB.`,
  ];
  if (memory) {
    lines.push(
      '',
      `Memory under R1's load for ${String(minutes)} minutes, after the first: ${memory.median.toFixed(0)} (${memory.least.toFixed(0)}–${memory.most.toFixed(0)}) MiB.`,
    );
  }
  if (starts) {
    lines.push(
      '',
      `From the start of the process to its first page, on a running and prepared PostgreSQL: ${ratio(starts)} s.`,
    );
  }
  if (growth) {
    lines.push(
      '',
      'Time of a page of a list as it grows, caches off, as a part of the time at 100 rows:',
      '',
      `| rows | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} |`,
      `| --- | ${sizes.map(() => '---:').join(' | ')} |`,
      `| R3 20 entries of a category | ${growth.entries.map((value) => value.toFixed(2)).join(' | ')} |`,
      `| members list | ${growth.members.map((value) => value.toFixed(2)).join(' | ')} |`,
      `| search through members | ${growth.memberSearch.map((value) => value.toFixed(2)).join(' | ')} |`,
      '',
      'Rate of the search of the site, as a part of the rate of that list of 20 entries:',
      '',
      `| rows | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} |`,
      `| --- | ${sizes.map(() => '---:').join(' | ')} |`,
      ...Object.entries(growth.searches).map(
        ([name, rates]) => `| ${name} | ${rates.map((value) => value.toFixed(2)).join(' | ')} |`,
      ),
      '',
      'Milliseconds of what reads a bounded part of the records, caches off:',
      '',
      `| rows | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} |`,
      `| --- | ${sizes.map(() => '---:').join(' | ')} |`,
      ...Object.entries(growth.screens).map(
        ([name, times]) => `| ${name} | ${times.map((value) => value.toFixed(0)).join(' | ')} |`,
      ),
    );
  }
  return lines.join('\n');
}
