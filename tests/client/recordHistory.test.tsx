import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { Component as RecordHistory } from '../../client/admin/history/RecordHistory.tsx';
import { duplicate, incompleteDrafts } from '../../api/errors.ts';
import { admin as pageMessages } from '../../api/shared/messages/en/content/page/admin.ts';
import { categoryGone } from './support/categoryGone.ts';
import { renderPage } from './support/renderPage.tsx';

const version = (number: number, others: object = {}) => ({
  id: `event:7:${String(number)}`,
  version: number,
  changedAt: new Date('2026-11-21T03:00:00Z'),
  changedBy: 'abebe@example.org',
  isCreation: number === 1,
  isPresent: false,
  restoredVersion: null,
  title: 'Timkat',
  language: 'EN',
  changes: [],
  fileChange: null,
  restoresFiles: true,
  ...others,
});
const change = (field: string, before: string, after: string) => ({
  field,
  before,
  after,
  language: 'EN',
  isTranslation: false,
});
const picture = (name: string, others: object = {}) => ({
  url: `/media/eventBucket/images/${name}`,
  srcSet: '',
  width: 600,
  height: 400,
  alt: null,
  altLanguage: null,
  focusX: null,
  focusY: null,
  ...others,
});
const file = (name: string, others: object = {}) => ({
  type: 'IMAGE',
  name,
  isKept: true,
  keptUntil: null,
  url: `/media/eventBucket/images/${name}`,
  picture: picture(name),
  ...others,
});
const gone = { isKept: false, url: null, picture: null };
const present = version(3, {
  isPresent: true,
  fileChange: {
    before: file('hall.webp', {
      keptUntil: new Date('2026-12-24T03:00:00Z'),
      picture: picture('hall.webp', { alt: 'The old hall', altLanguage: 'EN' }),
    }),
    after: file('park.webp'),
  },
  changes: [
    change('title', 'Timkat', 'Timkat in the park'),
    change('unpublishAt', '', '2026-12-01'),
  ],
});
const former = version(2, {
  changedBy: null,
  changes: [change('location', 'The hall', 'The park')],
});
const at = { url: '/admin/history/event/7', path: '/admin/history/:kind/:id' };

const pageOf = (nodes: object[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, endCursor: null },
});

it('shows who changed what, in words', async () => {
  renderPage(
    RecordHistory,
    { revisions: pageOf([present, former, version(1)]), formerFileCount: 1 },
    at,
  );
  const newest = await screen.findByRole('article', { name: 'Version 3' });
  within(newest).getByText('This is the present version.');
  within(newest).getByText('Title');
  within(newest).getByText('Published until');
  expect(newest.querySelector('ins')?.textContent).toContain('in the park');
  const second = screen.getByRole('article', { name: 'Version 2' });
  within(second).getByText(/Somebody whose account is not known/);
  within(second).getByText('Location');
  expect(second.querySelector('del')?.textContent).toContain('hall');
  within(screen.getByRole('article', { name: 'Version 1' })).getByText('Created.');
  expect(screen.queryByRole('button', { name: 'Restore version 3' })).toBeNull();
});

it('separates removed and added text, visually and for screen readers', async () => {
  renderPage(RecordHistory, { revisions: pageOf([former]), formerFileCount: 0 }, at);
  const text = (await screen.findByText('Location')).nextElementSibling;
  expect(text?.textContent).toBe('The Removed: hall Added: park');
  for (const hidden of text?.querySelectorAll('.sr-only') ?? []) hidden.remove();
  expect(text?.textContent).toBe('The hall park');
});

it('keeps a heading in two scripts in one element', async () => {
  const nodes = [version(1, { title: 'ገና in the hall' })];
  renderPage(RecordHistory, { revisions: pageOf(nodes), formerFileCount: 0 }, at);
  const heading = await screen.findByRole('heading', { level: 1, name: /ገና/ });
  expect(heading.textContent).toBe('History of ገና in the hall');
  expect(heading.childNodes).toHaveLength(1);
  expect(screen.getByText('ገና', { selector: 'h1 [lang=am]' })).toBeTruthy();
});

it('marks the language of the name of the record, above the heading too', async () => {
  const nodes = [version(1, { title: 'ገና' })];
  renderPage(RecordHistory, { revisions: pageOf(nodes), formerFileCount: 0 }, at);
  const back = await screen.findByRole('link', { name: 'Edit ገና' });
  expect(within(back).getByText('ገና').lang).toBe('am');
});

it('shows the language of a translation, and which version was restored', async () => {
  const inAmharic = { ...change('title', '', 'ጥምቀት'), language: 'AM', isTranslation: true };
  const nodes = [version(3, { changes: [change('title', 'Tinkat', 'Timkat'), inAmharic] })];
  const restored = version(4, { restoredVersion: 1, isPresent: true });
  renderPage(RecordHistory, { revisions: pageOf([restored, ...nodes]), formerFileCount: 0 }, at);
  within(await screen.findByRole('article', { name: 'Version 4' })).getByText(
    'Version 1 was restored.',
  );
  const third = within(screen.getByRole('article', { name: 'Version 3' }));
  expect(third.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Title',
    'Title in Amharic',
  ]);
});

it('shows in words that only the order of pictures changed', async () => {
  const order = change('albumOrder', 'Drums\nDancers', 'Dancers\nDrums');
  const nodes = [version(2, { changes: [order] }), version(1)];
  renderPage(RecordHistory, { revisions: pageOf(nodes), formerFileCount: 0 }, at);
  const second = await screen.findByRole('article', { name: 'Version 2' });
  within(second).getByText('The order of “More pictures” changed.');
  expect(second.querySelector('ins, del')).toBeNull();
});

it('shows in words that a translation is still right, not as a change of a text', async () => {
  const check = { ...change('isOutdated', 'true', 'false'), language: 'AM' };
  const again = { ...change('isOutdated', 'false', 'true'), language: 'AM' };
  const nodes = [
    version(3, { changes: [again], isPresent: true }),
    version(2, { changes: [check] }),
  ];
  renderPage(RecordHistory, { revisions: pageOf(nodes), formerFileCount: 0 }, at);
  const second = await screen.findByRole('article', { name: 'Version 2' });
  within(second).getByText('The translation was found to be still right.');
  expect(within(second).queryByRole('definition')).toBeNull();
  const third = screen.getByRole('article', { name: 'Version 3' });
  within(third).getByText('The translation is out of date again.');
});

it('restores a former version and sends the version that was shown', async () => {
  const asked: unknown[] = [];
  let nodes = [present, former];
  renderPage(
    RecordHistory,
    {
      formerFileCount: 0,
      revisions: () => pageOf(nodes),
      restoreRevision: (variables: object) => {
        asked.push({ ...variables });
        nodes = [version(4, { isPresent: true }), { ...present, isPresent: false }, former];
        return { version: 4, restoredFiles: true };
      },
    },
    at,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 2' }));
  await screen.findByText('Version 2 has been restored.');
  expect(asked).toEqual([{ kind: 'EVENT', id: '7', version: 3, former: 2 }]);
  const heading = await screen.findByRole('heading', { name: 'Version 4' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('shows why a version could not be restored', async () => {
  const restoreRevision = () => {
    throw new GraphQLError('Somebody else has changed it.', {
      extensions: { code: 'CONFLICT', reason: 'changedMeanwhile' },
    });
  };
  renderPage(
    RecordHistory,
    { revisions: () => pageOf([present, former]), formerFileCount: 0, restoreRevision },
    at,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 2' }));
  await screen.findByText(/“Restore version 2” did not work/);
  // Nobody typed anything that could be lost.
  await screen.findByText(/restore again if you still want to/);
  expect(document.activeElement).toBe(
    await screen.findByRole('button', { name: 'Restore version 2' }),
  );
});

it('says what to do first if an incomplete draft would replace what visitors see', async () => {
  const restoreRevision = () => {
    throw incompleteDrafts(['Timkat'], { location: { code: 'required', values: {} } }, {});
  };
  renderPage(
    RecordHistory,
    { revisions: () => pageOf([present, former]), formerFileCount: 0, restoreRevision },
    at,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 2' }));
  await screen.findByText(/choose “Save as draft” and save it\. Then restore the version/);
});

it('restores a version with a deleted category into another category', async () => {
  const user = userEvent.setup();
  const asked: unknown[] = [];
  let nodes = [present, former];
  renderPage(
    RecordHistory,
    {
      formerFileCount: 0,
      revisions: () => pageOf(nodes),
      directoryCategories: [],
      resourceCategories: [{ id: '2', categoryName: 'Guides', entries: { totalCount: 0 } }],
      culturalCategories: [],
      restoreRevision: (variables: { categoryId?: string }) => {
        asked.push({ ...variables });
        if (!variables.categoryId) throw categoryGone();
        nodes = [version(4, { isPresent: true }), { ...present, isPresent: false }, former];
        return { version: 4, restoredFiles: true };
      },
    },
    { ...at, url: '/admin/history/resource/7' },
  );
  await user.click(await screen.findByRole('button', { name: 'Restore version 2' }));
  const choice = await within(screen.getByRole('article', { name: 'Version 2' })).findByRole(
    'group',
    { name: /^The category of Version 2 has been deleted/ },
  );
  await waitFor(() => expect(document.activeElement).toBe(choice));
  expect(screen.queryByText('“Restore version 2” did not work.')).toBeNull();
  await user.selectOptions(await within(choice).findByRole('combobox'), 'Guides');
  await user.click(
    within(choice).getByRole('button', { name: 'Restore into this category: Version 2' }),
  );
  await screen.findByText('Version 2 has been restored.');
  const seen = { kind: 'RESOURCE', id: '7', version: 3, former: 2 };
  expect(asked).toEqual([seen, { ...seen, categoryId: '2' }]);
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  const heading = await screen.findByRole('heading', { name: 'Version 4' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('reports a record that does not exist', async () => {
  renderPage(RecordHistory, { revisions: pageOf([]), formerFileCount: 0 }, at);
  await screen.findByText(/This is not there/);
});

it('shows the picture before and after', async () => {
  renderPage(RecordHistory, { revisions: pageOf([present, former]), formerFileCount: 1 }, at);
  const files = await screen.findByRole('region', { name: 'Picture or file' });
  const [before, after] = within(files).getAllByRole('figure');
  if (!before || !after) throw new Error('Two are shown.');
  within(before).getByText('Before');
  within(before).getByText('hall.webp');
  expect(within(before).getByRole('img', { name: 'The old hall' }).getAttribute('src')).toBe(
    '/media/eventBucket/images/hall.webp',
  );
  within(before).getByText(/^Kept until .*2026/);
  within(before).getByRole('link', { name: /^Open the picture \(Before: hall\.webp\)/ });
  within(after).getByText('After');
  within(after).getByText('Without a description.');
  expect(within(after).queryByText(/Kept until/)).toBeNull();
});

it('links to videos and documents, and shows which are no longer kept or did not exist', async () => {
  const nodes = [
    version(4, {
      isPresent: true,
      fileChange: { before: null, after: file('rules.pdf', { type: 'DOCUMENT', picture: null }) },
    }),
    version(3, { fileChange: { before: file('dance.mp4', { type: 'VIDEO' }), after: null } }),
    version(2, {
      restoresFiles: false,
      fileChange: { before: file('old.webp', gone), after: file('dance.mp4', { type: 'VIDEO' }) },
    }),
  ];
  renderPage(RecordHistory, { revisions: pageOf(nodes), formerFileCount: 1 }, at);
  const entry = async (number: number) =>
    within(await screen.findByRole('article', { name: `Version ${String(number)}` }));
  (await entry(4)).getByText('None.');
  (await entry(4)).getByRole('link', { name: /^Open the document \(After: rules\.pdf\)/ });
  expect((await entry(4)).queryByRole('img')).toBeNull();
  (await entry(3)).getByRole('link', { name: /^Open the video \(Before: dance\.mp4\)/ });
  expect((await entry(3)).queryByText(/is no longer kept/)).toBeNull();
  (await entry(2)).getByText('No longer kept.');
  (await entry(2)).getByText(/Restoring leaves the present one/);
});

it('says which value of a version prevents that it is restored', async () => {
  const restoreRevision = () => {
    throw duplicate('place', pageMessages.fields);
  };
  renderPage(
    RecordHistory,
    { revisions: () => pageOf([present, former]), formerFileCount: 0, restoreRevision },
    { ...at, url: '/admin/history/page/7' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 2' }));
  await screen.findByText(/The navigation has 8 pages, drafts included/);
});

it('reports that a version was restored without its picture', async () => {
  const restoreRevision = () => ({ version: 4, restoredFiles: false });
  renderPage(
    RecordHistory,
    { revisions: () => pageOf([present, former]), formerFileCount: 0, restoreRevision },
    at,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 2' }));
  await screen.findByText(/Version 2 has been restored, but for its picture or file/);
});

it('removes former pictures after a question', async () => {
  const asked: unknown[] = [];
  let formerFileCount = 1;
  renderPage(
    RecordHistory,
    {
      revisions: () => pageOf([present, former]),
      formerFileCount: () => formerFileCount,
      removeFormerFiles: (variables: object) => {
        asked.push({ ...variables });
        formerFileCount = 0;
        return 1;
      },
    },
    at,
  );
  const name = 'Remove former pictures and files now: Timkat';
  await userEvent.click(await screen.findByRole('button', { name }));
  const question = await screen.findByRole('alertdialog');
  expect(asked).toEqual([]);
  await userEvent.click(
    within(question).getByRole('button', { name: /Remove former pictures and files now/ }),
  );
  await screen.findByText('Former pictures and files have been removed: Timkat');
  expect(asked).toEqual([{ kind: 'EVENT', id: '7' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
});
