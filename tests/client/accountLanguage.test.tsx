import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createReachability,
  type Reachability,
  ReachabilityContext,
} from '../../client/graphql/reachability.ts';
import { admin as am } from '../../api/shared/messages/am/admin.ts';
import { createSession } from '../../client/session/session.ts';
import { renderForm } from './forms/renderForm.tsx';
import { adminArea, button, clearAround, heading, showAdmin } from './support/adminArea.tsx';
import { failure, sessionOf, someone } from './support/session.ts';

clearAround();

const reader = { ...someone, language: 'AM' } as const;
const answers = { ActiveSessions: () => ({ activeSessions: [] }) };

it('shows the admin area in the account language and other pages in the language of the URL', async () => {
  const { router, user } = showAdmin('/admin/dashboard', sessionOf(reader), answers);
  await waitFor(() => expect(heading()).toBe('የአስተዳደር ሰሌዳ'));
  expect(document.documentElement.lang).toBe('am');
  const account = await screen.findByRole('button', { name: `መለያ፦ ${reader.email}` });
  await user.click(account);
  expect(screen.getByRole('button', { name: 'ይውጡ' })).toBeTruthy();
  await router.navigate('/');
  await screen.findByRole('button', { name: 'Sign out' });
  await waitFor(() => expect(document.documentElement.lang).toBe('en-NZ'));
});

it('shows no English admin page before its language is loaded', async () => {
  const headings: string[] = [];
  const observer = new MutationObserver(() => {
    const text = document.querySelector('h1')?.textContent;
    if (text) headings.push(`${document.documentElement.lang}: ${text}`);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  showAdmin('/admin/dashboard', sessionOf(reader), answers);
  await waitFor(() => expect(heading()).toBe('የአስተዳደር ሰሌዳ'));
  observer.disconnect();
  expect(new Set(headings)).toEqual(new Set(['am: የአስተዳደር ሰሌዳ']));
});

it('shows no English bar of the admin area before its language is loaded', async () => {
  const loaded: (() => void)[] = [];
  let isBarLoaded = false;
  const run: Reachability['run'] = async (task) => {
    const result = await task();
    if (result && typeof result === 'object' && 'catalogues' in result) {
      await new Promise<void>((resolve) => loaded.push(resolve));
    } else isBarLoaded = true;
    return result;
  };
  const { element } = adminArea('/admin/dashboard', sessionOf(reader), answers);
  render(
    <ReachabilityContext value={{ ...createReachability(), run }}>{element}</ReachabilityContext>,
  );
  await waitFor(() => expect(isBarLoaded && loaded.length === 1).toBe(true));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText(/^Ethiopian Community/).className).toContain('scripted:invisible');
  act(() => loaded[0]?.());
  await screen.findByRole('navigation', { name: 'የአስተዳደር ክፍሎች' });
});

it('keeps the bar of the admin area while its language changes', async () => {
  const { user } = showAdmin('/admin/account', sessionOf(someone), {
    ...answers,
    ChangeLanguage: () => ({
      changeLanguage: { __typename: 'User', id: someone.id, language: 'AM' },
    }),
  });
  const account = await screen.findByRole('button', { name: `Account: ${someone.email}` });
  await user.selectOptions(screen.getByLabelText('Language of the admin area'), 'አማርኛ');
  await user.click(button('Save language'));
  expect(await screen.findByRole('button', { name: `መለያ፦ ${someone.email}` })).toBe(account);
});

it('shows the sign-in page in the language that the visitor chose on the site', async () => {
  localStorage.setItem('language', 'AM');
  showAdmin('/admin', sessionOf(null));
  await screen.findByLabelText('የይለፍ ቃል');
  await waitFor(() => expect(document.documentElement.lang).toBe('am'));
});

it('shows the sign-in page in the language of the account that was signed in', async () => {
  const session = sessionOf(reader);
  showAdmin('/admin/dashboard', session, answers);
  await waitFor(() => expect(heading()).toBe('የአስተዳደር ሰሌዳ'));
  act(() => session.end());
  await screen.findByLabelText('የይለፍ ቃል');
});

it('shows the sign-in page only after its language is loaded', async () => {
  localStorage.setItem('language', 'AM');
  const inSight: string[] = [];
  const observer = new MutationObserver(() => {
    for (const text of document.querySelectorAll('main h1, main label, main p, header a span')) {
      if (text.closest('.scripted\\:invisible') || !text.textContent) continue;
      inSight.push(text.textContent);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  showAdmin('/admin', sessionOf(null));
  await screen.findByLabelText('የይለፍ ቃል');
  observer.disconnect();
  expect(inSight.filter((text) => !/\p{Script=Ethiopic}/u.test(text))).toEqual([]);
  expect(screen.getByLabelText('የይለፍ ቃል').closest('.scripted\\:invisible')).toBeNull();
});

it('shows in the visitor’s language that it checks whether somebody is signed in', async () => {
  localStorage.setItem('language', 'AM');
  showAdmin(
    '/admin',
    createSession(() => new Promise(() => undefined)),
  );
  await screen.findByText(am.checking);
});

it('changes the language on the account page at once and in the stored session', async () => {
  const session = sessionOf(someone);
  const { asked, user } = showAdmin('/admin/account', session, {
    ...answers,
    ChangeLanguage: ({ language }) => ({
      changeLanguage: { __typename: 'User', id: someone.id, language },
    }),
  });
  expect(heading()).toBe('Your Account');
  await user.selectOptions(screen.getByLabelText('Language of the admin area'), 'አማርኛ');
  await user.click(button('Save language'));
  await screen.findByText('የአስተዳደር ክፍሉ አሁን በአማርኛ ነው።');
  expect(heading()).toBe('መለያዎ');
  expect(asked).toContainEqual(['ChangeLanguage', { language: 'AM' }]);
  expect(session.read().user).toEqual(reader);
  // Another tab, or a reload, has it from the storage.
  expect(JSON.parse(localStorage.getItem('session') ?? '')).toMatchObject({ user: reader });
});

it('shows why the language could not be changed', async () => {
  const { user } = showAdmin('/admin/account', sessionOf(someone), {
    ...answers,
    ChangeLanguage: () => failure('INTERNAL_SERVER_ERROR'),
  });
  await user.selectOptions(screen.getByLabelText('Language of the admin area'), 'አማርኛ');
  await user.click(button('Save language'));
  await screen.findByText(/went wrong on our side/);
  expect(heading()).toBe('Your Account');
});

/** Texts without an Ethiopic letter that are not marked as English, nor names and addresses. */
function latinTexts(): string[] {
  const texts = Array.from(document.body.querySelectorAll('*'))
    .filter((element) => !element.closest('[lang|="en"], script, style'))
    .flatMap((element) => [
      ...Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.textContent : '')),
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
    ]);
  return texts.flatMap((text) => {
    const rest = text?.replace(/First category|Second category/g, '') ?? '';
    return /[a-z]{3}/i.test(rest) && !/\p{Script=Ethiopic}/u.test(rest) ? [rest] : [];
  });
}

it('asks for dates by the Ethiopian calendar in Amharic, until another is chosen for all', async () => {
  const { unmount } = await renderForm('add-event', {}, '7', 'AM');
  const parts = () => screen.queryAllByLabelText(/፦ (ቀን|ወር|ዓመት)$/);
  const [useGregorian, ...others] = await screen.findAllByRole('button', {
    name: 'በአውሮፓውያን አቆጣጠር ይሙሉ',
  });
  expect(parts()).toHaveLength(3 * (others.length + 1));
  expect(others).not.toEqual([]);
  expect(screen.queryAllByLabelText(/\p{Script=Ethiopic}:/u)).toEqual([]);
  useGregorian?.click();
  await waitFor(() => expect(parts()).toEqual([]));
  unmount();
  await renderForm('add-death-notice', {}, '7', 'AM');
  await screen.findAllByRole('button', { name: 'በኢትዮጵያ ዘመን አቆጣጠር ይሙሉ' });
  expect(parts()).toEqual([]);
});

it.each([
  'add-event',
  'add-directory',
  'add-resource',
  'create-post',
  'create-about-ethiopia',
  'add-member',
  'add-directory-category',
  'add-resource-category',
  'create-about-ethiopia-category',
])('the form %s and its errors are in Amharic', async (path) => {
  await renderForm(path, {}, '7', 'AM');
  await waitFor(() => expect(document.documentElement.lang).toBe('am'));
  const [submit] = screen.getAllByRole<HTMLButtonElement>('button').slice(-1);
  submit?.form?.requestSubmit();
  await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).toBeTruthy());
  expect(latinTexts()).toEqual([]);
});
