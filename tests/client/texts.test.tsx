import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import * as amharic from '../../api/shared/messages/amAdmin.ts';
import * as english from '../../api/shared/messages/enAdmin.ts';
import { publicCatalogues } from '../../api/shared/messages/publicCatalogues.ts';
import { wordOf } from '../../api/shared/activity/entryWords.ts';
import { deleteAllDrafts } from '../../client/forms/draft/drafts.ts';
import { Component as Texts } from '../../client/admin/texts/Texts.tsx';
import { renderPage } from './support/renderPage.tsx';

afterEach(() => {
  deleteAllDrafts();
});

const text = (id: string, original: string[], others = {}) => ({
  id,
  language: id.slice(0, 2),
  key: id.slice(3),
  form: 'TEXT',
  original,
  texts: original,
  isChanged: false,
  formerOriginal: null,
  isChecked: false,
  maxLength: 100,
  version: 0,
  minItems: original.length,
  maxItems: original.length,
  changedAt: null,
  changedBy: null,
  ...others,
});

const welcome = text('EN.home.welcomeHeading', ['Welcome']);
const checked = text('AM.home.welcomeHeading', ['እንኳን ደህና መጡ']);
const mission = text('EN.about.mission.heading', ['Mission']);
const vision = text('EN.about.vision.heading', ['Vision']);

function showTexts(present = welcome) {
  let marked = checked;
  renderPage(Texts, {
    interfaceTexts: () => [present, marked, mission, vision],
    updateInterfaceText: ({ texts }: { texts: string[] }) => ({
      ...welcome,
      texts,
      isChanged: true,
      version: 1,
      changedAt: new Date('2026-11-21T03:00:00Z'),
    }),
    checkInterfaceTexts({ texts }: { texts: { id: string; version: number }[] }) {
      const isSent = texts.some(
        ({ id, version }) => id === marked.id && version === marked.version,
      );
      if (isSent) marked = { ...checked, isChecked: true, version: 1 };
      return [marked];
    },
    checkInterfaceText: () => ({ ...checked, isChecked: true, version: 1 }),
  });
  return userEvent.setup();
}

it('marks the Amharic words of an English text', async () => {
  showTexts(text('EN.home.welcomeHeading', ['Welcome, ሰላም']));
  await screen.findByText('ሰላም', { selector: 'p > span [lang=am], p > [lang=am]' });
});

const openWelcome = async (user: ReturnType<typeof showTexts>) =>
  user.click(await screen.findByRole('button', { name: 'Change: English: Welcome' }));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'English text' });
const search = () => screen.getByRole('searchbox');

describe('the texts of the site', () => {
  it('keep what is being typed while the list is filtered', async () => {
    const user = showTexts();
    await openWelcome(user);
    await user.type(field(), ' all');
    await user.type(search(), 'mission');
    await waitFor(() => expect(screen.queryByText('Vision')).toBeNull());
    screen.getByText('Mission');
    expect(field().value).toBe('Welcome all');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await user.type(search(), ' heading');
    await screen.findByText('1 of 1 texts shown');
    expect(screen.queryByText('Welcome')).toBeNull();
  });

  it('ask before Cancel only if something was typed', async () => {
    const user = showTexts();
    await openWelcome(user);
    const cancel = () => user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.type(field(), ' all');
    await cancel();
    await screen.findByRole('alertdialog', { name: 'Discard what you typed?' });
    await user.click(screen.getByRole('button', { name: 'Keep typing' }));
    expect(field().value).toBe('Welcome all');
    await user.clear(field());
    await user.type(field(), 'Welcome');
    await cancel();
    expect(screen.queryByRole('textbox', { name: 'English text' })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Change');
  });

  it('restore what was typed when the page is opened again, until it is saved', async () => {
    let user = showTexts();
    await openWelcome(user);
    await user.type(field(), ' all');
    cleanup();
    user = showTexts();
    await screen.findByText(/has been brought back/);
    expect(field().value).toBe('Welcome all');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved. Visitors read it from now on.');
    cleanup();
    showTexts();
    await screen.findByRole('button', { name: 'Change: English: Welcome' });
  });

  it('show beside restored input that a colleague has saved another version', async () => {
    const user = showTexts();
    await openWelcome(user);
    await user.type(field(), ' all');
    cleanup();
    showTexts({ ...welcome, texts: ['Selam'], version: 1 });
    await screen.findByText(/has been brought back/);
    expect(field().value).toBe('Welcome all');
    screen.getByText(/Somebody else has changed this text meanwhile/);
    screen.getByText('Selam');
  });

  it('show that a colleague saved meanwhile, and the next attempt replaces that version', async () => {
    const user = userEvent.setup();
    let stored = welcome;
    const asked: object[] = [];
    renderPage(Texts, {
      interfaceTexts: () => [stored],
      updateInterfaceText(args: { texts: string[]; version: number }) {
        asked.push(args);
        if (args.version !== stored.version)
          throw new GraphQLError('Outdated', { extensions: { code: 'CONFLICT' } });
        return { ...stored, texts: args.texts, version: 2 };
      },
    });
    await openWelcome(user);
    await user.type(field(), ' all');
    stored = { ...welcome, texts: ['Selam'], isChanged: true, version: 1 };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/Somebody else has changed this text meanwhile/);
    await screen.findByText('Selam');
    expect(field().value).toBe('Welcome all');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved. Visitors read it from now on.');
    const texts = ['Welcome all'];
    const { id } = welcome;
    expect(asked).toMatchObject([
      { id, version: 0, texts },
      { id, version: 1, texts },
    ]);
  });

  it.each(['እንኩዋን', 'ደሕና መጡ'])('are found by %s', async (typed) => {
    const user = showTexts();
    await user.type(await screen.findByRole('searchbox'), typed);
    await screen.findByText('1 of 1 texts shown');
    screen.getByRole('button', { name: /እንኳን ደህና መጡ/ });
  });

  it('of a page can all be confirmed at once', async () => {
    const user = showTexts();
    const name = 'Confirm all sentences of this page';
    await screen.findByRole('searchbox');
    expect(screen.queryByRole('button', { name })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Part of the site' }), 'home');
    await user.click(screen.getByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText('1 sentence in Amharic');
    await user.click(question.getByRole('button', { name }));
    await screen.findByText('1 sentence is marked as right.');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('keep a ticked text visible', async () => {
    const user = showTexts();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'State' }),
      screen.getByRole('option', { name: /no native reader/ }),
    );
    const box = await screen.findByRole<HTMLInputElement>('checkbox');
    await user.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
    expect(screen.getByRole('checkbox')).toBe(box);
  });

  it('name every part of the site', () => {
    for (const { activity, texts } of [english, amharic]) {
      const names = { ...activity.kinds, ...texts.catalogues };
      const unnamed = Object.keys(publicCatalogues).filter((key) => wordOf(names, key) === key);
      expect(unnamed).toEqual([]);
    }
  });

  it('move the focus into the form and out of it', async () => {
    const user = showTexts();
    await openWelcome(user);
    expect(document.activeElement).toBe(field());
    await user.clear(field());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    screen.getByText('The text is required');
    await user.type(field(), 'Selam');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved. Visitors read it from now on.');
    const change = screen.getByRole('button', { name: 'Change: English: Selam' });
    expect(document.activeElement).toBe(change);
  });
});
