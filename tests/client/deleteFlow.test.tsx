import type { ReactElement } from 'react';
import { ApolloLink } from '@apollo/client';
import { ApiProvider } from './support/apiProvider.tsx';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { GraphQLError, print } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import { defer, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changedMeanwhile } from '../../api/errors.ts';
import { Component as PostList } from '../../client/content/posts/PostList.tsx';
import { createApollo, createCache } from '../../client/graphql/apollo.ts';
import { RecordActions } from '../../client/content/RecordActions.tsx';
import { adminLists as am } from '../../api/shared/messages/am/adminLists.ts';
import { deleteFlow as en } from '../../api/shared/messages/en/deleteFlow.ts';
import { MessagesContext } from '../../client/messages/createMessages.ts';
import { createSession } from '../../client/session/session.ts';
import { SessionContext } from '../../client/session/useSession.ts';
import { ToastProvider } from '../../client/ui/toast/ToastProvider.tsx';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';
import { amharicMessages } from './support/amharicMessages.ts';

type Operation = ApolloLink.Operation;

const kinds = [
  ['aboutEthiopia', 'deleteAboutEthiopia', 'About Ethiopia Content', 'edit-about-ethiopia'],
  ['directory', 'deleteDirectory', 'Directory', 'edit-directory'],
  ['event', 'deleteEvent', 'Event', 'edit-event'],
  ['post', 'deletePost', 'Post', 'edit-post'],
  ['resource', 'deleteResource', 'Resource', 'edit-resource'],
] as const;

let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  await Promise.resolve();
});

/** Shows parts of a page to a signed-in admin. */
function show(parts: ReactElement, answer: (operation: Operation) => ApolloLink.Result) {
  const asked = vi.fn(answer);
  const client = createApollo(
    new ApolloLink((operation) => defer(() => of(asked(operation)))),
    createCache(),
  );
  const session = createSession(() => Promise.reject(new Error('not refreshed here')));
  const user = {
    id: '1',
    email: 'a@example.org',
    language: 'EN',
    roles: ['ADMIN'],
    mustSetUpSecondFactor: false,
  } as const;
  session.begin({ user, accessToken: 'token', expiresIn: 900 });
  const page = (content: ReactElement | null) => (
    <ApiProvider client={client}>
      <SessionContext value={session}>
        <MemoryRouter>
          <ToastProvider>{content}</ToastProvider>
        </MemoryRouter>
      </SessionContext>
    </ApiProvider>
  );
  const view = render(page(parts));
  const leave = () => view.rerender(page(null));
  return { ...view, leave, asked, client, session };
}

it('edit links are in Amharic on an Amharic page, which has only the catalogues for visitors', async () => {
  show(
    <MessagesContext value={amharicMessages}>
      <RecordActions kind="event" id="7" version={1} title="Timkat" />
    </MessagesContext>,
    () => ({ data: {} }),
  );
  const edit = await screen.findByRole('link', { name: am.editName('Timkat') });
  expect(edit.textContent).toContain(am.edit);
});

const event = <RecordActions kind="event" id="7" version={1} title="Timkat" />;
const deleted = { data: { deleteEvent: '7' } };

const openQuestion = async (name = 'Delete Timkat') => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('alertdialog');
};

/** Browsers dispatch this event to a modal dialog on Esc. */
const pressEscape = () =>
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));

/** Confirms and awaits the response; the clock is stopped from then on. */
async function confirm(question: HTMLElement) {
  vi.useFakeTimers();
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await pass(0);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('deleting a record from a card', { timeout: 60_000 }, () => {
  it.each(kinds)(
    'asks, deletes and does not reload: %s',
    async (kind, field, kindName, editPath) => {
      const card = <RecordActions kind={kind} id="7" version={1} title="Timkat" />;
      const { asked } = show(card, () => ({ data: { [field]: '7' } }));
      const question = await openQuestion();
      expect(question.getAttribute('aria-labelledby')).toBeTruthy();
      expect(within(question).getByRole('heading', { name: `Delete ${kindName}` })).toBeTruthy();
      within(question).getByText(`are you sure you want to delete this ${kindName}?`);
      within(question).getByText(/can then be restored/);
      const edit = screen.getByRole('link', { name: 'Edit Timkat' });
      expect(edit.getAttribute('href')).toBe(`/admin/${editPath}/7`);
      expect(asked).not.toHaveBeenCalled();

      await confirm(question);
      expect(asked).toHaveBeenCalledTimes(1);
      const [operation] = asked.mock.lastCall ?? [];
      expect(operation && print(operation.query)).toContain(`${field}(id: $id, version: $version)`);
      expect(operation?.variables).toEqual({ id: '7', version: 1 });
      const status = screen.getByRole('status');
      const undo = within(status).getByRole('button', { name: 'Undo deleting Timkat' });
      expect(status.textContent).toBe(
        `${kindName} has been deleted successfully${undo.textContent}`,
      );
      expect(screen.queryByRole('alertdialog')).toBeNull();

      // New data without a reload, so that the page does not scroll.
      expect(asked).toHaveBeenCalledTimes(1);
      await pass(60_000);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('is not available to visitors, nor after the session has ended', async () => {
    render(
      <MemoryRouter>
        <RecordActions kind="event" id="7" version={1} title="Timkat" />
      </MemoryRouter>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    const { session } = show(event, () => deleted);
    await screen.findByRole('button', { name: 'Delete Timkat' });
    act(() => session.end());
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows why it failed, keeps the message, and does not reload', async () => {
    const message = 'There is no such event (any more).';
    const errors = [new GraphQLError(message, { extensions: { code: 'NOT_FOUND' } })];
    show(event, () => ({ data: null, errors }));
    await confirm(await openQuestion());
    await pass(60_000);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe(`“Delete Timkat” did not work.${message}`);
    expect(reload).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Timkat' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(status.textContent).toBe('');
  });

  it('a success replaces the failure before it', async () => {
    const errors = [new GraphQLError('Not now', { extensions: { code: 'NOT_FOUND' } })];
    const answers: ApolloLink.Result[] = [{ data: null, errors }, deleted];
    show(event, () => answers.shift() ?? deleted);
    for (const text of [/did not work/, 'Event has been deleted successfully']) {
      const button = within(await openQuestion()).getByRole('button', { name: 'Delete' });
      fireEvent.click(button);
      await screen.findByText(text);
    }
    expect(screen.queryByText(/did not work/)).toBeNull();
  });

  it('shows what a colleague has changed; a second press deletes that version', async () => {
    let present = { id: '7', version: 1, postTitle: 'Genna' };
    const deletePost = vi.fn(({ version }: { version: number }) => {
      if (version !== present.version) throw changedMeanwhile('Post');
      return '7';
    });
    renderPage(PostList, {
      posts: () => inPagesOfTwo([{ ...present, postText: '', image: null }])({}),
      deletePost,
    });
    const question = await openQuestion('Delete Genna');
    present = { ...present, version: 2, postTitle: 'Timkat' };
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/^“Delete .+” did not work\.$/);
    screen.getByText(en.changed.onPage);
    expect(screen.queryByText('Genna')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More for Timkat' }));

    const again = await openQuestion('Delete Timkat');
    fireEvent.click(within(again).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Post has been deleted successfully');
    expect(deletePost.mock.calls.map(([{ version }]) => version)).toEqual([1, 2]);
  });

  it('asks to load the page again if the change cannot be read', async () => {
    let isDown = false;
    renderPage(PostList, {
      posts() {
        if (isDown) throw new Error('It is down.');
        return inPagesOfTwo([{ id: '7', postTitle: 'Genna', postText: '', image: null }])({});
      },
      deletePost() {
        throw changedMeanwhile('Post');
      },
    });
    const question = await openQuestion('Delete Genna');
    isDown = true;
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText(en.changed.unread);
    screen.getByRole('button', { name: 'Delete Genna' });
  });

  it('reports that the server was not reached', async () => {
    show(event, () => {
      throw new TypeError('Failed to fetch');
    });
    await confirm(await openQuestion());
    expect(screen.getByRole('status').textContent).toContain('We could not reach the server.');
    expect(reload).not.toHaveBeenCalled();
  });

  it('starts on Cancel; Cancel and Esc delete nothing and restore the focus', async () => {
    const { asked } = show(event, () => deleted);
    const question = await openQuestion();
    const cancel = within(question).getByRole('button', { name: 'Cancel' });
    expect(document.activeElement).toBe(cancel);
    fireEvent.click(cancel);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const opener = screen.getByRole('button', { name: 'Delete Timkat' });
    expect(document.activeElement).toBe(opener);

    await openQuestion();
    pressEscape();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(asked).not.toHaveBeenCalled();
  });

  it('deletes once, even if the button is pressed often', async () => {
    const { asked } = show(event, () => deleted);
    const button = within(await openQuestion()).getByRole('button', { name: 'Delete' });
    fireEvent.click(button);
    expect(button.textContent).toBe('One moment...');
    fireEvent.click(button);
    pressEscape();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    await screen.findByText('Event has been deleted successfully');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('asks about one record at a time, and not about a deleted one', async () => {
    const other = <RecordActions key="8" kind="post" id="8" version={1} title="News" />;
    const { leave } = show(
      <>
        {event}
        {other}
      </>,
      () => deleted,
    );
    await openQuestion();
    const question = await openQuestion('Delete News');
    within(question).getByRole('heading', { name: 'Delete Post' });
    within(question).getByText('News');
    leave();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('uses a modal dialog, which keeps the focus and can be closed', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { asked } = show(event, () => deleted);
    const question = await openQuestion();
    expect(question.tagName).toBe('DIALOG');
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(within(question).getAllByRole('button')[0]?.textContent).toBe('Cancel');
    pressEscape();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('does not reload a page that was opened in the meantime', async () => {
    const { client, unmount } = show(event, () => deleted);
    const id = client.cache.identify({ __typename: 'Event', id: '7' }) ?? '';
    client.cache.restore({ [id]: { __typename: 'Event', id: '7' } });
    await confirm(await openQuestion());
    unmount();
    await pass(5000);
    expect(reload).not.toHaveBeenCalled();
    expect(client.cache.extract()).not.toHaveProperty([id]);
  });
});
