import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { deleteFlow } from '../../../api/shared/messages/am/deleteFlow.ts';
import { event } from './savedRecords.ts';
import { renderForm } from './renderForm.tsx';
import { translatedTexts } from '../../support/translatedTexts.ts';

afterEach(() => {
  deleteAllDrafts();
});

const words = { title: event.title, location: event.location, description: event.description };
const translated = (original: object, texts: object) => [
  {
    language: 'AM',
    isOutdated: false,
    original: translatedTexts(original),
    texts: translatedTexts({ ...original, ...texts }),
  },
];

it.each([
  ['edit-event/3', { event: { ...event, translations: translated(words, { title: 'ገና' }) } }, 'ገና'],
  ['edit-event/3', { event: { ...event, translations: [] } }, event.title],
  [
    'edit-directory-category/2',
    {
      directoryCategory: {
        id: '2',
        version: 1,
        categoryName: 'Garages',
        language: 'EN',
        translations: translated({ categoryName: 'Garages' }, { categoryName: 'ጋራዦች' }),
      },
    },
    'ጋራዦች',
  ],
])(
  'the form at %s names its record like the lists, in the language of the account: %#',
  async (path, answers, title) => {
    await renderForm(path, answers, '7', 'AM');
    fireEvent.click(await screen.findByRole('button', { name: deleteFlow.buttonName(title) }));
    within(await screen.findByRole('alertdialog')).getByText(title);
  },
);

it.each([
  ['add-directory', 'directoryCategories'],
  ['add-resource', 'resourceCategories'],
  ['create-about-ethiopia', 'culturalCategories'],
])('the form at %s lists categories in the language of the account', async (path, list) => {
  const categories = ({ language }: { language: string }) => [
    language === 'AM'
      ? { id: '1', language, categoryName: 'ጋራዦች' }
      : { id: '1', language, categoryName: 'Garages' },
    { id: '2', language: 'EN', categoryName: 'Shops' },
  ];
  await renderForm(path, { [list]: categories }, '7', 'AM');
  const translated = await screen.findByRole('option', { name: 'ጋራዦች' });
  expect(translated.getAttribute('lang')).toBeNull();
  expect(screen.getByRole('option', { name: 'Shops' }).getAttribute('lang')).toBe('en-NZ');
  expect(screen.queryByRole('option', { name: 'Garages' })).toBeNull();
});
