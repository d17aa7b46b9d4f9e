import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnsweredQuery } from '../../client/graphql/pageResults.ts';
import { ApiConnectionProvider, createApiConnection } from '../../client/session/apiConnection.tsx';
import { useMutation } from '../../client/graphql/useMutation.ts';
import { useQuery } from '../../client/graphql/useQuery.ts';

interface MailMessages {
  mailMessages: { __typename: string; nodes: { __typename: string; id: string; text: string }[] };
}

const query: TypedDocumentNode<MailMessages> = gql`
  query MailMessages($after: String, $search: String) {
    mailMessages(after: $after, search: $search) {
      nodes {
        id
        text
      }
    }
  }
`;
const mutation = gql`
  mutation Send {
    send
  }
`;

function mailMessages(...texts: string[]): MailMessages {
  const nodes = texts.map((text) => ({ __typename: 'MailMessage', id: text, text }));
  return { mailMessages: { __typename: 'MailMessageConnection', nodes } };
}

/** The data that the server sent with a page. */
const withMessages = (...texts: string[]): AnsweredQuery => ({
  query,
  variables: {},
  data: mailMessages(...texts),
});

/** Shows the result of a query, and what a page can do with it. */
function Page() {
  const { data, loading, fetchMore, refetch } = useQuery(query);
  const [send] = useMutation(mutation);
  return (
    <>
      <p data-testid="texts">
        {loading ? 'loading' : data?.mailMessages.nodes.map(({ text }) => text).join(' ')}
      </p>
      <button onClick={() => void fetchMore({ variables: { after: 'x' } })}>more</button>
      <button onClick={() => void refetch()}>again</button>
      <button onClick={() => void send()}>send</button>
    </>
  );
}

const api = vi.fn<(uri: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', api);
});
afterEach(() => {
  api.mockReset();
});

function show(...answered: AnsweredQuery[]) {
  const connection = createApiConnection(answered);
  render(
    <ApiConnectionProvider connection={connection}>
      <Page />
    </ApiConnectionProvider>,
  );
  return connection;
}

const texts = () => screen.getByTestId('texts').textContent;

describe('the first page in a browser', () => {
  it('shows the results that came with it without a request', async () => {
    const { client, load } = show(withMessages('one'));
    const first = client();
    expect(texts()).toBe('one');
    await act(load);
    expect(first).toBeNull();
    expect(client()).not.toBeNull();
    expect(texts()).toBe('one');
    expect(api).not.toHaveBeenCalled();
  });

  it('requests data if the variables differ', async () => {
    api.mockResolvedValue(Response.json({ data: mailMessages('first') }));
    show({ ...withMessages('second'), variables: { search: 'x' } });
    expect(texts()).toBe('loading');
    await waitFor(() => expect(texts()).toBe('first'));
  });

  it('requests from the API what did not come with it', async () => {
    api.mockResolvedValue(Response.json({ data: mailMessages('late') }));
    show();
    expect(texts()).toBe('loading');
    await waitFor(() => expect(texts()).toBe('late'));
  });

  it('loads more of a list', async () => {
    api.mockResolvedValue(Response.json({ data: mailMessages('two') }));
    show(withMessages('one'));
    await userEvent.click(screen.getByText('more'));
    await waitFor(() => expect(texts()).toBe('one two'));
    expect(api).toHaveBeenCalledTimes(1);
  });

  it('loads outdated data again', async () => {
    api.mockResolvedValue(Response.json({ data: mailMessages('new') }));
    show(withMessages('one'));
    await userEvent.click(screen.getByText('again'));
    await waitFor(() => expect(texts()).toBe('new'));
  });

  it('sends mutations', async () => {
    api.mockResolvedValue(Response.json({ data: { send: true } }));
    show(withMessages('one'));
    await userEvent.click(screen.getByText('send'));
    await waitFor(() => expect(api).toHaveBeenCalledTimes(1));
    expect(api.mock.calls[0]?.[1].body).toContain('mutation Send');
  });
});
