import { expect, type Page } from './fixtures.ts';

/**
 * Simulates the translator of a browser: it replaces each new or changed text node by `<font>` elements with another
 * text node, so that React no longer finds its own. The words stay the same.
 */
export async function translatePages(page: Page) {
  await page.addInitScript(() => {
    const translations = new WeakSet<Node>();
    function translate(node: Node) {
      if (!(node instanceof Text)) {
        for (const child of Array.from(node.childNodes)) translate(child);
        return;
      }
      const isShown = node.parentElement && !node.parentElement.closest('head, script, style');
      if (!isShown || translations.has(node)) return;
      // React marks the text nodes that it keeps. It does not keep the only text of an element.
      if (Object.keys(node).some((key) => key.startsWith('__react'))) {
        const { outerHTML } = node.parentElement;
        document.documentElement.dataset['keptText'] ??= `${node.data} in ${outerHTML}`;
      }
      const font: string = 'font';
      const outer = document.createElement(font);
      const text = document.createTextNode(node.data);
      translations.add(text);
      outer.appendChild(document.createElement(font)).append(text);
      node.replaceWith(outer);
    }
    new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records) {
        if (type === 'characterData') translate(target);
        for (const node of addedNodes) translate(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Expects that the translated page works, and that React has kept no text node. */
export async function expectTranslated(page: Page) {
  const { url, failed, keptText } = await page.evaluate(() => ({
    url: location.href,
    failed: document.body.textContent.includes('Unexpected Error ocurs'),
    keptText: document.documentElement.dataset['keptText'],
  }));
  expect({ url, failed, keptText }).toEqual({ url, failed: false, keptText: undefined });
}

/** Types into all controls of a page, clears them, submits its forms with faults, and presses its buttons. */
export async function useControls(page: Page) {
  await page.evaluate(async () => {
    // A form without a script would open another page.
    window.addEventListener('submit', (event) => event.preventDefault());
    const main = document.querySelector('main') ?? document.body;
    /** React handles the event at once. The translator runs afterwards. */
    const settle = () => new Promise((resolve) => setTimeout(resolve));
    async function write(control: HTMLInputElement | HTMLTextAreaElement, value: string) {
      const prototype = Object.getPrototypeOf(control) as object;
      // Sets the value as a browser does. The property of React would hide the change from React.
      Reflect.set(prototype, 'value', value, control);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
      control.dispatchEvent(new Event('focusout', { bubbles: true }));
      await settle();
    }
    /** The other entries of a list have the same controls as its first two. */
    const all = <Found extends HTMLElement>(selector: string) =>
      Array.from(main.querySelectorAll<Found>(selector)).filter(
        (each) => !each.closest(':is(tr, li, article):nth-child(n + 3)'),
      );
    const texts = () =>
      all<HTMLInputElement | HTMLTextAreaElement>(
        'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])',
      ).filter((each) => !each.disabled && !each.readOnly);
    async function writeAll(values: string[]) {
      for (const control of texts()) for (const value of values) await write(control, value);
    }
    async function click(element: HTMLElement) {
      if (element.isConnected) element.click();
      await settle();
    }

    for (const summary of all('summary')) await click(summary);
    await writeAll(['ከጠዋቱ 4', '10:00 AM', '2026-03-02', '']);
    for (const box of all('[type=checkbox], [type=radio]')) await click(box);
    for (const box of all('[type=checkbox]')) await click(box);
    for (const select of all<HTMLSelectElement>('select')) {
      for (const { value } of Array.from(select.options)) {
        // This option opens another page.
        if (value.startsWith('+') || value === 'new') continue;
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        await settle();
      }
    }
    for (const form of all<HTMLFormElement>('form')) {
      if (form.isConnected) form.requestSubmit();
      await settle();
    }
    await writeAll(['coffee', '']);
    const buttons = all<HTMLButtonElement>('button[type=button]');
    for (const button of buttons.filter((each) => !/sign out/i.test(each.textContent))) {
      await click(button);
    }
  });
}
