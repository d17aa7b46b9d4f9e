import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { of } from 'rxjs';
import { codeOf } from '../../client/graphql/errors.ts';
import { withUploads } from '../../client/session/connect.ts';

/** A request to which a test responds. */
class FakeRequest extends EventTarget {
  static latest: FakeRequest;
  upload = new EventTarget();
  headers: Record<string, string> = {};
  method = '';
  address = '';
  body: FormData | null = null;
  isAborted = false;
  status = 0;
  statusText = '';
  responseText = '';

  open(method: string, address: string) {
    Object.assign(this, { method, address });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
    FakeRequest.latest = this;
  }
  abort() {
    this.isAborted = true;
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
const mutation = gql`
  mutation CreatePost($title: String!, $image: Upload) {
    createPost(title: $title, image: $image) {
      id
    }
  }
`;
const image = new File(['picture'], 'news.png', { type: 'image/png' });

/** The operations passed to the link for operations without files. */
let plain: ApolloLink.Operation[] = [];

function client() {
  plain = [];
  const other = new ApolloLink((operation) => {
    plain.push(operation);
    return of({ data: { createPost: { __typename: 'Post', id: '1' } } });
  });
  return new ApolloClient({ link: withUploads(other), cache: new InMemoryCache() });
}

async function send(context: object = {}) {
  const answer = client().mutate({ mutation, variables: { title: 'News', image }, context });
  answer.catch(() => undefined);
  await expect.poll(() => FakeRequest.latest.body).not.toBeNull();
  const request = FakeRequest.latest;
  return { answer, request };
}

beforeEach(() => {
  FakeRequest.latest = new FakeRequest();
});

describe('an operation with a file', () => {
  it('is sent as a multipart request, with its headers', async () => {
    const { answer, request } = await send({ headers: { authorization: 'Bearer token' } });
    expect([request.method, request.address]).toEqual(['POST', '/graphql']);
    expect(request.headers).toMatchObject({
      authorization: 'Bearer token',
      'apollo-require-preflight': 'true',
    });
    const names = [...(request.body?.keys() ?? [])];
    // The server reads them in this order.
    expect(names).toEqual(['operations', 'map', 'image']);
    const operations = request.body?.get('operations');
    expect(operations).toContain('"operationName":"CreatePost"');
    expect(operations).toContain('"variables":{"title":"News","image":null}');
    expect(request.body?.get('map')).toBe('{"image":["variables.image"]}');
    const sent = request.body?.get('image');
    expect(sent instanceof File && sent.name).toBe('news.png');
    request.answer(200, { data: { createPost: { __typename: 'Post', id: '1' } } });
    expect((await answer).data).toEqual({ createPost: { __typename: 'Post', id: '1' } });
  });

  it('reports how much has been sent', async () => {
    const onUploadProgress = vi.fn();
    const { request } = await send({ onUploadProgress });
    const event = Object.assign(new Event('progress'), { loaded: 30, total: 120 });
    request.upload.dispatchEvent(event);
    expect(onUploadProgress).toHaveBeenCalledWith(0.25);
  });

  it('stops when its signal is aborted', async () => {
    const stopping = new AbortController();
    const { request } = await send({ fetchOptions: { signal: stopping.signal } });
    expect(request.isAborted).toBe(false);
    stopping.abort();
    expect(request.isAborted).toBe(true);
  });

  it('fails with the error of the server', async () => {
    const { answer, request } = await send();
    request.answer(401, {
      errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    const error: unknown = await answer.catch((reason: unknown) => reason);
    expect(codeOf(error)).toBe('UNAUTHENTICATED');
  });

  it('reports a network error if the server cannot be reached', async () => {
    const { answer, request } = await send();
    request.dispatchEvent(new Event('error'));
    const error: unknown = await answer.catch((reason: unknown) => reason);
    expect(codeOf(error)).toBe('NETWORK');
  });
});

describe('an operation without a file', () => {
  it('is sent as JSON', async () => {
    await client().mutate({ mutation, variables: { title: 'News', image: null } });
    expect(plain).toHaveLength(1);
    expect(FakeRequest.latest.body).toBeNull();
  });
});
