import { ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { describeError } from '../../client/graphql/errors.ts';
import { en } from '../../client/messages/en.ts';
import { failure } from './support/session.ts';

const describeIt = (error: unknown) => describeError(error, en);
const serverError = (bodyText: string) =>
  new ServerError('Response not successful', {
    response: new Response(null, { status: 502 }),
    bodyText,
  });

describe('the description of an error', () => {
  it('is the message of the API where that is written for people', () => {
    const fields = { title: 'Event title is required', count: 3 };
    expect(describeIt(failure('BAD_USER_INPUT', 'Please check', { fields }))).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'Please check',
      fields: { title: 'Event title is required' },
    });
    expect(describeIt(failure('UPLOAD_EXPIRED', 'Please send it again')).message).toBe(
      'Please send it again',
    );
    expect(describeIt(failure('TOO_MANY_REQUESTS', 'Wait', { retryAfter: 90 })).retryAfter).toBe(
      90,
    );
  });

  it('says that it is temporary when the database is unavailable', () => {
    expect(describeIt(failure('SERVICE_UNAVAILABLE', 'away', { retryAfter: 5 }))).toEqual({
      code: 'SERVICE_UNAVAILABLE',
      message: en.errors.unavailable,
      fields: {},
    });
  });

  it('is the client’s own message where the API has none for people', () => {
    const { serverError: words } = en.errors;
    for (const code of ['INTERNAL_SERVER_ERROR', 'GRAPHQL_VALIDATION_FAILED']) {
      const error = failure(code, 'Cannot query field "x" on type "Query"');
      expect(describeIt(error)).toEqual({ code, message: words, fields: {} });
    }
    expect(describeIt(serverError('<h1>Bad gateway</h1>'))).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      message: words,
      fields: {},
    });
  });

  it('is read from a response with an error status', () => {
    const body = {
      errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
    };
    expect(describeIt(serverError(JSON.stringify(body)))).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Please sign in.',
    });
  });

  it('is a network error when no response comes, or not in time', () => {
    for (const error of [new TypeError('Failed to fetch'), new DOMException('', 'TimeoutError')]) {
      const expected = { code: 'NETWORK', message: en.errors.networkError, fields: {} };
      expect(describeIt(error)).toEqual(expected);
    }
  });

  it('is the message of anything else that was thrown, if it has one', () => {
    expect(describeIt(new Error('odd'))).toMatchObject({ code: 'UNKNOWN', message: 'odd' });
    const fault = new TypeError("Cannot read properties of undefined (reading 'id')");
    expect(describeIt(fault).code).toBe('UNKNOWN');
    expect(describeIt('odd').message).toBe('');
  });
});
