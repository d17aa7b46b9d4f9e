/**
 * Measures every public page with Lighthouse's mobile preset on a fresh site with the bundled
 * content, and writes docs/lighthouse.md. `npm run lighthouse`, or `npm run lighthouse -- / /about`
 * for some pages only, which writes nothing.
 */
import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { freePort } from '../../api/database/postmaster.ts';
import { inEachLanguage } from '../../api/shared/messages/languages.ts';
import { publicRoutes, recordRoutes } from '../e2e/publicRoutes.ts';
import { launchChromium } from '../support/chromium.ts';
import { startSite } from '../support/site.ts';
import { spreadOf } from './contest.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** The parts of a Lighthouse report that are used. */
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.enum(categories),
    z.object({
      score: z.number(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
    }),
  ),
});
type Report = z.infer<typeof report>;

const chosen = process.argv.slice(2);
const [sitePort, debuggingPort] = [await freePort(), await freePort()];
const site = await startSite({
  PORT: String(sitePort),
  SITE_URL: `http://localhost:${String(sitePort)}`,
});
const browser = await chromium.launch({
  ...launchChromium,
  args: [...launchChromium.args, `--remote-debugging-port=${String(debuggingPort)}`],
});
const rows: string[] = [];
stepAside('19');
process.once('exit', () => stepAside('0'));
try {
  for (const route of chosen.length > 0 ? chosen : await everyRoute()) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) reports.push(await measure(route));
    rows.push(row(route, reports));
    console.log(rows.at(-1));
  }
} finally {
  await browser.close();
  await site.stop();
}
if (chosen.length === 0) writeFileSync('docs/lighthouse.md', table());

/** Each page in each language; those of records at the addresses that people share. */
async function everyRoute(): Promise<string[]> {
  const records = recordRoutes.map(async (route) => {
    const { url } = await fetch(`http://localhost:${String(sitePort)}${route}`);
    return new URL(url).pathname;
  });
  const routes = [...publicRoutes, ...(await Promise.all(records))];
  return routes.flatMap(inEachLanguage);
}

/**
 * A visitor's phone runs neither the server nor Lighthouse, so both give way to the browser, which
 * Playwright starts in a session of its own. Linux shares its processors out by session first.
 * @param niceness of this session, 0 to 19, the shell that began it included
 */
function stepAside(niceness: string): void {
  const session = '/proc/self/autogroup';
  if (existsSync(session)) writeFileSync(session, niceness);
}

async function measure(route: string): Promise<Report> {
  const options = {
    port: debuggingPort,
    'only-categories': categories.join(','),
    output: 'json',
    quiet: true,
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'tests/lighthouse/node_modules/lighthouse/cli/index.js',
      `http://localhost:${String(sitePort)}${route}`,
      ...Object.entries(options).map(([name, value]) => `--${name}=${String(value)}`),
    ],
    { maxBuffer: Infinity },
  );
  const measured = report.parse(JSON.parse(stdout));
  for (const { auditRefs } of Object.values(measured.categories)) {
    for (const { id, weight } of auditRefs) {
      const { title, score, displayValue = '' } = audit(measured, id);
      if (weight > 0 && score !== null && score < 0.9) {
        console.log(`  ${route} ${id}: ${title} ${displayValue}`);
      }
    }
  }
  return measured;
}

function audit({ audits }: Report, id: string) {
  const found = audits[id];
  if (!found) throw new Error(`Lighthouse tells nothing of ${id}.`);
  return found;
}

/** The worst of all runs counts for the scores, the median for the times. */
function row(route: string, reports: Report[]): string {
  const scores = categories.map((category) =>
    Math.min(...reports.map((each) => Math.round(each.categories[category].score * 100))),
  );
  const values = metrics.map((metric) => {
    const { median } = spreadOf(reports.map((each) => audit(each, metric).numericValue ?? NaN));
    return metric === 'cumulative-layout-shift' ? median.toFixed(3) : String(Math.round(median));
  });
  const machine = spreadOf(reports.map(({ environment }) => environment.benchmarkIndex)).median;
  return `| ${[`\`${route}\``, ...scores, ...values, Math.round(machine)].join(' | ')} |`;
}

function table(): string {
  const head = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'first paint, ms',
    'largest paint, ms',
    'blocked, ms',
    'layout shift',
    'machine',
  ];
  return `# Lighthouse

Mobile preset with simulated throttling, ${String(runs)} runs of each public page on the built site with its
bundled content: the lowest score of all runs, and the median of the times. On Linux the server and
Lighthouse run at a lower priority than the browser, because a visitor's phone runs neither. Blocked
time depends on the machine; the last column is the median of Lighthouse's benchmark index (higher is
faster). Written by \`npm run lighthouse\`.

| ${head.join(' | ')} |
| ${head.map((_, column) => (column === 0 ? '---' : '--:')).join(' | ')} |
${rows.join('\n')}
`;
}
