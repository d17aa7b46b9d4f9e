/**
 * Measures every public page with Lighthouse's mobile preset on a fresh site with the bundled
 * content, and writes docs/lighthouse.md. `npm run lighthouse`, or `npm run lighthouse -- / /about`
 * for some pages only, which writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { publicRoutes } from '../e2e/publicRoutes.ts';
import { launchChromium } from '../support/chromium.ts';
import { startSite } from '../support/site.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

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
try {
  for (const route of chosen.length > 0 ? chosen : publicRoutes) {
    const results: Result[] = [];
    for (let run = 0; run < runs; run++) results.push(await measure(route));
    rows.push(row(route, results));
    console.log(rows.at(-1));
  }
} finally {
  await browser.close();
  await site.stop();
}
if (chosen.length === 0) writeFileSync('docs/lighthouse.md', report());

async function measure(route: string): Promise<Result> {
  const url = `http://localhost:${String(sitePort)}${route}`;
  const outcome = await lighthouse(url, { port: debuggingPort, onlyCategories: [...categories] });
  if (!outcome) throw new Error(`Lighthouse found nothing to measure on ${route}.`);
  const { lhr } = outcome;
  for (const category of Object.values(lhr.categories)) {
    for (const { id, weight } of category.auditRefs) {
      const audit = lhr.audits[id];
      if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9) {
        console.log(`  ${route} ${id}: ${audit?.title ?? ''} ${audit?.displayValue ?? ''}`);
      }
    }
  }
  return lhr;
}

/** The worst of all runs counts for the scores, the median for the times. */
function row(route: string, results: Result[]): string {
  const scores = categories.map((category) =>
    Math.min(
      ...results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100)),
    ),
  );
  const values = metrics.map((metric) => {
    const sorted = results
      .map((result) => result.audits[metric]?.numericValue ?? NaN)
      .sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
    return metric === 'cumulative-layout-shift' ? median.toFixed(3) : String(Math.round(median));
  });
  return `| ${[`\`${route}\``, ...scores, ...values].join(' | ')} |`;
}

function report(): string {
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
  ];
  return `# Lighthouse

Mobile preset with simulated throttling, ${String(runs)} runs of each public page on the built site with its
bundled content: the lowest score of all runs, and the median of the times. Made by
\`npm run lighthouse\`.

| ${head.join(' | ')} |
| ${head.map((_, column) => (column === 0 ? '---' : '--:')).join(' | ')} |
${rows.join('\n')}
`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
