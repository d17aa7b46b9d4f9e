import { expect, type Page } from '@playwright/test';

/**
 * Sizes of windows and of the browser's default font, in pixels. A screen of 1280 px at 400 % is a
 * window of 320 px; with letters of twice the size it has less room.
 */
const looks = [{ width: 1280, font: 16 }, ...[320, 1280].map((width) => ({ width, font: 32 }))];

/**
 * Insists that a page as it stands fits into windows of all widths: nothing makes it scroll
 * sideways, and no word or picture is cut off. Nor does React keep a text node, which the translator of
 * a browser would replace.
 */
export async function expectToFit(page: Page, name = page.url()): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const { width, font } of looks) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: font } });
    await resize(page, width);
    await expect(page.locator('html')).toHaveCSS('font-size', `${String(font)}px`);
    expect
      .soft(
        await page.evaluate(whatSticksOut),
        `${name} at ${String(width)} px, ${String(font)} px font`,
      )
      .toEqual([]);
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await devtools.detach();
}

/** Lays a page out for a window of another width. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // By the second frame the page has requested the pictures for this width.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Runs in the page. */
function whatSticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found =
    scrollWidth > clientWidth ? [`scrolls by ${String(scrollWidth - clientWidth)}`] : [];

  // Most texts of a page share their containers, and reading styles takes most of the time.
  const overflows = new Map<Element, Pick<CSSStyleDeclaration, 'overflowX' | 'textOverflow'>>();
  function overflowOf(box: Element) {
    const known = overflows.get(box);
    if (known) return known;
    const { overflowX, textOverflow } = getComputedStyle(box);
    overflows.set(box, { overflowX, textOverflow });
    return { overflowX, textOverflow };
  }

  /** Whether an element of this width is clipped by its container or by the window. */
  function isCut({ left, right, width }: DOMRect, within: Element | null): boolean {
    if (width === 0) return false;
    for (let box = within; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow } = overflowOf(box);
      if (overflowX === 'visible') continue;
      // A row of links that scrolls by itself, as the keyboard moves along it.
      if (overflowX === 'auto' && box.matches('nav > ul')) return false;
      const edge = box.getBoundingClientRect();
      // What is only for screen readers is one pixel wide; an ellipsis says what it leaves out.
      if (edge.width <= 1 || textOverflow === 'ellipsis') return false;
      if (left < edge.left - 1 || right > edge.right + 1) return true;
    }
    return left < -1 || right > clientWidth + 1;
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (Object.keys(text).some((key) => key.startsWith('__react')))
      found.push(`kept ${String(text.textContent)} in ${String(parent?.outerHTML)}`);
    if (!text.textContent?.trim() || parent?.closest('svg, textarea, select')) continue;
    range.selectNodeContents(text);
    if (isCut(range.getBoundingClientRect(), parent)) found.push(`text ${text.textContent}`);
  }
  for (const media of document.querySelectorAll('img, video')) {
    // A picture that moves is larger than its frame.
    if (media.classList.contains('moving')) continue;
    if (isCut(media.getBoundingClientRect(), media.parentElement)) found.push(media.outerHTML);
  }
  for (const control of document.querySelectorAll('main :is(input, select, textarea)')) {
    const { clientWidth } = control;
    if (
      control.matches('[type=checkbox], [type=radio], [type=range], [type=file], [type=password]')
    )
      continue;
    const { fontSize, paddingLeft, paddingRight } = getComputedStyle(control);
    const room = clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    // Some letters of what is typed or chosen must be in sight, where they are no dots.
    if (clientWidth > 1 && room < 2 * parseFloat(fontSize))
      found.push(`narrow ${control.outerHTML}`);
  }
  return found.map((what) => what.slice(0, 120));
}
