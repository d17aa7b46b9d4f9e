import { ApolloLink, gql } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { of, throwError } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApollo, createCache } from '../../client/graphql/apollo.ts';
import { authLink } from '../../client/session/authLink.ts';
import { openingSession } from '../../client/session/operationContext.ts';
import { createApiConnection } from '../../client/session/apiConnection.tsx';
import { createSession } from '../../client/session/session.ts';
import type { SignedInSession } from '../../client/session/storedSession.ts';
import { failure, leaveStored, opened } from './support/session.ts';

const query = gql`
  query Members {
    members {
      total
    }
  }
`;
const members = { data: { members: { __typename: 'MemberPage', total: 3 } } };
const refusal = {
  data: null,
  errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
};
/** How the API refuses files before it reads them. */
const refusalByStatus = new ServerError('401', {
  response: new Response(null, { status: 401 }),
  bodyText: JSON.stringify(refusal),
});

beforeEach(() => localStorage.clear());
/**
 * A client over an API with a list of responses, one for each request.
 * @param askForRefresh what a refresh of the session gives
 */
function clientOf(
  answers: (ApolloLink.Result | Error)[],
  askForRefresh: () => Promise<SignedInSession> = () => Promise.resolve(opened('second')),
) {
  const sent: (string | undefined)[] = [];
  const refresh = vi.fn(askForRefresh);
  const session = createSession(refresh);
  const api = new ApolloLink((operation) => {
    const { headers } = operation.getContext() as { headers?: Record<string, string> };
    sent.push(headers?.['authorization']);
    const answer = answers.shift() ?? members;
    return answer instanceof Error ? throwError(() => answer) : of(answer);
  });
  const client = createApollo(authLink(session).concat(api), createCache());
  const ask = (context = {}) => client.query({ query, context, fetchPolicy: 'no-cache' });
  return { ask, sent, refresh, session };
}

describe('the link that authorizes operations', () => {
  it('does not change the operations of visitors', async () => {
    const { ask, sent, session } = clientOf([]);
    await ask();
    await session.restore();
    await ask();
    expect(sent).toEqual([undefined, undefined]);
  });

  it('sends the access token of the signed-in user, except to sign in', async () => {
    const { ask, sent, session } = clientOf([]);
    session.begin(opened());
    await ask();
    await ask(openingSession);
    session.end();
    await ask();
    expect(sent).toEqual(['Bearer first', undefined, undefined]);
  });

  it('refreshes an expired session before it sends anything', async () => {
    vi.useFakeTimers();
    const { ask, sent, session } = clientOf([]);
    session.begin(opened());
    vi.advanceTimersByTime(900_000);
    await ask();
    expect(sent).toEqual(['Bearer second']);
  });

  it.each([
    ['in an answer', refusal],
    ['by an HTTP status', refusalByStatus],
  ])('refreshes once and repeats an operation that was refused %s', async (_how, answer) => {
    const { ask, sent, refresh, session } = clientOf([answer]);
    session.begin(opened());
    const { data } = await ask();
    expect(data).toEqual(members.data);
    expect(sent).toEqual(['Bearer first', 'Bearer second']);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(session.read().status).toBe('signedIn');
  });

  it('ends the session if it cannot be refreshed, and passes the refusal on', async () => {
    const { ask, sent, session } = clientOf([refusal], () =>
      Promise.reject(failure('UNAUTHENTICATED')),
    );
    session.begin(opened());
    await expect(ask()).rejects.toThrow('Please sign in.');
    expect(sent).toEqual(['Bearer first']);
    expect(session.read().status).toBe('signedOut');
    expect(localStorage).toHaveLength(0);
  });

  it('ends the session without a third attempt if a refreshed session is refused too', async () => {
    const { ask, sent, session } = clientOf([refusal, refusal]);
    session.begin(opened());
    await expect(ask()).rejects.toThrow('Please sign in.');
    expect(sent).toEqual(['Bearer first', 'Bearer second']);
    expect(session.read().status).toBe('signedOut');
  });

  it('keeps the session if the refresh does not reach the server', async () => {
    vi.useFakeTimers();
    const { ask, session } = clientOf([refusal], () =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    session.begin(opened());
    const answer = expect(ask()).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(30_000);
    await answer;
    expect(session.read().status).toBe('signedIn');
  });

  it('passes other failures on unchanged', async () => {
    const other = { data: null, errors: [{ message: 'no', extensions: { code: 'CONFLICT' } }] };
    const { ask, sent, refresh, session } = clientOf([other]);
    session.begin(opened());
    await expect(ask()).rejects.toThrow('no');
    expect(sent).toHaveLength(1);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('a browser connected to the API', () => {
  /** On a hydrated page, which has subscribers. */
  function aliveConnection() {
    const connection = createApiConnection([]);
    connection.markHydrated();
    return connection;
  }

  /** Responds like the API over HTTP. */
  function stubApi(body: object) {
    const fetcher = vi.fn((_uri: string, _request: RequestInit) =>
      Promise.resolve(Response.json(body)),
    );
    vi.stubGlobal('fetch', fetcher);
    return () => fetcher.mock.calls.map(([, request]) => request);
  }

  it('reads without the cookie and without credentials', async () => {
    const requests = stubApi(members);
    const { load, session } = aliveConnection();
    await session.restore();
    const client = await load();
    await client.query({ query });
    expect(requests()[0]?.credentials).toBe('omit');
    expect(requests()[0]?.headers).not.toHaveProperty('authorization');
  });

  it('refreshes with only the cookie', async () => {
    leaveStored('old', Date.now() - 1000);
    const requests = stubApi({ data: { refreshSession: opened('new') } });
    const { session } = aliveConnection();
    await session.restore();
    expect(session.read().status).toBe('signedIn');
    expect(requests()).toHaveLength(1);
    expect(requests()[0]?.credentials).toBe('same-origin');
    expect(requests()[0]?.headers).not.toHaveProperty('authorization');
    expect(requests()[0]?.body).not.toContain('refreshToken');
  });

  it('removes the data of a user from the cache after sign-out', async () => {
    stubApi(members);
    const { load, session } = aliveConnection();
    const client = await load();
    session.begin(opened());
    await client.query({ query });
    expect(client.cache.readQuery({ query })).toEqual(members.data);
    session.end();
    await expect.poll(() => client.cache.readQuery({ query })).toBeNull();
  });
});
