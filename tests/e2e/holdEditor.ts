import type { Page } from '@playwright/test';

/** Holds back the code of the editor of formatted texts. @returns a function that lets the page load it */
export async function holdEditor(page: Page): Promise<() => void> {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/assets\/Editor-/, async (route) => {
    await loaded;
    await route.continue();
  });
  return load;
}
