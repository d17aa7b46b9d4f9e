import type { Page, Request } from '@playwright/test';
import { allLanguages, type Language, pathIn } from '../../api/shared/messages/languages.ts';
import { filePolicy } from '../../api/http/securityHeaders.ts';
import { expectWell } from './expectWell.ts';
import { expect, publicRoutes, test } from './fixtures.ts';
import { pageBudget } from './pageBudget.ts';
import { expectFitting, expectAccessible, expectAccessibleInThemes } from './violations.ts';

declare global {
  interface Window {
    tellOfPaint: () => void;
  }
}

const nothing = { bytes: 0, requests: 0 };

// The site is that of other files; every worker has it already.
test.describe.configure({ mode: 'parallel' });

for (const language of allLanguages) {
  test(`first visits of all pages (${language}) stay within the budget, need no second request for data, have no error, and fit`, async ({
    page,
    complaints,
  }) => {
    test.slow();
    // Without a cache, each visit loads what a first visit loads. A new context for each page would be slower.
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    let requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    for (const route of publicRoutes) {
      requests = [];
      await page.goto(pathIn(language, route), { waitUntil: 'networkidle' });
      await test.step(page.url(), () => expectLight(page, requests, route, language));
      await expectWell(page, complaints, checkOf(language, route));
    }
  });
}

/** Axe checks all pages in English, and in Amharic one with a form and one with records. */
function checkOf(language: Language, route: string) {
  if (language === 'EN') return expectAccessibleInThemes;
  return ['/contact-us', '/directory'].includes(route) ? expectAccessible : expectFitting;
}

async function expectLight(page: Page, requests: Request[], route: string, language: Language) {
  const isAmharic = language === 'AM';
  const addresses = requests.map((request) => request.url());
  // The page has its data.
  expect(addresses.filter((url) => url.includes('/graphql'))).toEqual([]);
  const sizes = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize } = await request.sizes();
      return { type: request.resourceType(), bytes: responseBodySize };
    }),
  );
  // A Chromium with windows also loads the icon of the site, whose type is `other`.
  const others = sizes.filter(({ type }) => !['image', 'media', 'other'].includes(type));
  const scripts = others.filter(({ type }) => type === 'script');
  expect(scripts.length).toBeGreaterThan(3);
  const besides = isAmharic ? pageBudget.catalogues : nothing;
  expect(bytesOf(scripts)).toBeLessThan(pageBudget.scripts + besides.bytes);
  const { home, others: elsewhere } = pageBudget.withoutPictures;
  const limit = route === '/' ? home : elsewhere;
  // What is bundled in English has no such letter; what a volunteer writes may have one.
  const ethiopicSubsets = addresses.flatMap((url) =>
    Array.from(url.matchAll(/ethiopic-([a-z]+)/g), ([, name]) => name),
  );
  expect(ethiopicSubsets).toContain('frequent');
  expect(ethiopicSubsets.includes('occasional')).toBe(isAmharic);
  expect(ethiopicSubsets).not.toContain('rare');
  // Headings in Amharic have no font of their own.
  expect(addresses.some((url) => url.includes('fraunces'))).toBe(!isAmharic);
  const letters = isAmharic ? pageBudget.occasionalLetters : nothing;
  expect(bytesOf(others)).toBeLessThan(limit + besides.bytes + letters.bytes);
  expect(others.length, addresses.join('\n')).toBeLessThanOrEqual(
    pageBudget.requests + besides.requests + letters.requests,
  );
  // A font that arrives after the first paint changes the lines, and moves the page. Others of a page's
  // fonts have few of its letters.
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  const late = requests
    .filter((request) => request.resourceType() === 'font')
    .map((request) => request.url())
    .filter((url) => !preloaded.includes(url));
  expect(late.filter((url) => /-(latin-600|latin-400-600|frequent|occasional)/.test(url))).toEqual(
    [],
  );
  // Fonts for rare scripts are loaded only by pages with such text.
  expect(addresses.filter((url) => /-(latin-ext|others)-/.test(url))).toEqual([]);
  if (route !== '/') return;
  // Home loads no texts of the other language. On other pages the budget would be exceeded.
  const texts = await Promise.all(
    requests
      .filter((request) => request.resourceType() === 'script')
      .map(async (request) => (await request.response())?.text()),
  );
  expect(texts.join().includes('ገና ወደ አማርኛ አልተተረጎመም')).toBe(isAmharic);
  for (const request of requests.filter((other) => other.resourceType() !== 'document')) {
    const headers = (await (await request.response())?.allHeaders()) ?? {};
    expect(headers['content-security-policy'], request.url()).toBe(filePolicy);
  }
}

test('the hero picture has few elements to draw', async ({ page }) => {
  const html = await (await page.goto('/'))?.text();
  expect(html).toBeDefined();
  expect(html?.match('data:image/svg')).toBeNull();
  const hero = await page.getByRole('img', { name: /^Illustration/ }).getAttribute('src');
  await page.goto(hero ?? '');
  const elements = await page.evaluate(() => {
    const within = (root: ParentNode) => root.querySelectorAll('*').length;
    const instances = Array.from(document.querySelectorAll('use'), ({ href }) => {
      const original = document.querySelector(href.baseVal);
      return original ? within(original) + 1 : 0;
    });
    return instances.reduce((sum, instance) => sum + instance, within(document));
  });
  expect(elements).toBeGreaterThan(100);
  expect(elements).toBeLessThan(pageBudget.heroElements);
});

test('no style uses the width of letters, because it would wait for their font', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('max-width:');
  expect(html.match(/[\d.](ch|ex|cap|ic)[;} ]/g)).toBeNull();
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('scripts and movement start only after the first paint', async ({ page }) => {
    await page.addInitScript(holdPaintBack);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/', { waitUntil: 'load' });
    expect(scripts).toEqual([]);
    expect(await moving(page)).toEqual([]);
    await page.evaluate(() => window.tellOfPaint());
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    expect(await moving(page)).toEqual(expect.arrayContaining(['hero-zoom', 'turning']));
  });

  test('animations run without layout or paint', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await moving(page)).toEqual(expect.arrayContaining(['hero-zoom', 'turning']));
    await page.getByRole('contentinfo').getByText('ሰላም').scrollIntoViewIfNeeded();

    // Chromium moves whole elements by this without styling or drawing anything again.
    expect(await propertiesMoved(page)).toEqual(['transform']);
    expect(await doneWhileMoving(page)).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('animations run too', async ({ page }) => {
      await page.goto('/');
      expect(await moving(page)).toEqual(expect.arrayContaining(['hero-zoom', 'turning']));
    });
  });
});

/** The names of the animations of a page. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation as CSSAnimation).animationName),
  );
}

/** Withholds the first-paint entry from a page until `tellOfPaint` is called. */
function holdPaintBack() {
  const Observer = window.PerformanceObserver;
  window.PerformanceObserver = class extends Observer {
    override observe(options?: PerformanceObserverInit) {
      if (options?.type === 'paint') window.tellOfPaint = () => super.observe(options);
      else super.observe(options);
    }
  };
}

/** The CSS properties by which elements are moved, and the parts of drawings that are. */
function propertiesMoved(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Animations that show or hide something run once.
    const aside = ['offset', 'computedOffset', 'easing', 'composite', 'visibility'];
    const names = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .flatMap(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        const isPart = target instanceof SVGElement && target.ownerSVGElement !== null;
        const keys = (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys);
        return isPart ? [...keys, target.outerHTML] : keys;
      });
    return [...new Set(names)].filter((name) => !aside.includes(name));
  });
}

/** What scripts do to a page while a second of its animations passes. */
function doneWhileMoving(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const done: string[] = [];
    const observer = new MutationObserver((records) => {
      done.push(
        ...records.map(({ target, attributeName }) => `${target.nodeName} ${attributeName}`),
      );
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      done.push('asks for a frame');
      return frame(callback);
    };
    const moving = document.getAnimations().find(({ playState }) => playState === 'running');
    const end = Number(moving?.currentTime) + 1_000;
    while (Number(moving?.currentTime) < end)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return done;
  });
}

function bytesOf(files: { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
