import { ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { failureOf, failureText } from '../../client/graphql/errors.ts';
import { en } from '../../api/shared/messages/en.ts';
import { adminFailures } from '../../api/shared/messages/en/adminFailures.ts';
import { failure } from './support/session.ts';

const words = { failures: adminFailures, errors: en.errors };
const textOf = (error: unknown) => failureText(failureOf(error), words);
const serverError = (bodyText: string) =>
  new ServerError('Response not successful', {
    response: new Response(null, { status: 502 }),
    bodyText,
  });

describe('a failure', () => {
  it('has the codes of the API, and the words of the API if a code is missing', () => {
    const fields = { title: 'Event title is required', link: 'Odd', count: 3 };
    const fieldCodes = { title: { code: 'required', values: {} }, link: 3 };
    const extensions = { reason: 'invalidFields', values: { a: 1 }, fields, fieldCodes };
    expect(failureOf(failure('BAD_USER_INPUT', 'Please check', extensions))).toEqual({
      code: 'BAD_USER_INPUT',
      reason: 'invalidFields',
      values: { a: 1 },
      message: 'Please check',
      fields: {
        title: { code: 'required', values: {}, message: 'Event title is required' },
        link: { code: '', values: {}, message: 'Odd' },
      },
    });
    expect(failureOf(failure('TOO_MANY_REQUESTS', 'Wait', { retryAfter: 90 })).retryAfter).toBe(90);
  });

  it('is read from a response with an error status', () => {
    const body = {
      errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
    };
    expect(failureOf(serverError(JSON.stringify(body)))).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Please sign in.',
    });
  });
});

describe('the message of a failure', () => {
  it('comes from the catalogue for its reason, with its values', () => {
    const tooMany = { reason: 'tooManyAttempts', values: { retryAfter: 600 }, retryAfter: 600 };
    expect(textOf(failure('TOO_MANY_REQUESTS', 'Wait', tooMany))).toBe(
      'Too many tries. Please try again in 10 minutes.',
    );
    const away = { reason: 'databaseUnavailable', values: {}, retryAfter: 5 };
    expect(textOf(failure('SERVICE_UNAVAILABLE', 'away', away))).toContain('stays here');
  });

  it('comes from the API if the catalogue does not know the reason', () => {
    expect(textOf(failure('UPLOAD_EXPIRED', 'Please send it again'))).toBe('Please send it again');
    for (const reason of ['newer', 'toString']) {
      expect(textOf(failure('CONFLICT', 'Something newer', { reason }))).toBe('Something newer');
    }
  });

  it('comes from the client if the API has no message for people', () => {
    for (const code of ['INTERNAL_SERVER_ERROR', 'GRAPHQL_VALIDATION_FAILED']) {
      const error = failure(code, 'Cannot query field "x" on type "Query"');
      expect(textOf(error)).toBe(en.errors.serverError);
    }
    const gateway = serverError('<h1>Bad gateway</h1>');
    expect(failureOf(gateway).code).toBe('INTERNAL_SERVER_ERROR');
    expect(textOf(gateway)).toBe(en.errors.serverError);
  });

  it('says that there is no connection if no response arrives in time', () => {
    for (const error of [new TypeError('Failed to fetch'), new DOMException('', 'TimeoutError')]) {
      expect(failureOf(error).code).toBe('NETWORK');
      expect(textOf(error)).toBe(en.errors.networkError);
    }
  });

  it('is the message of any other error, if it has one', () => {
    expect(failureOf(new Error('odd')).code).toBe('UNKNOWN');
    expect(textOf(new Error('odd'))).toBe('odd');
    const fault = new TypeError("Cannot read properties of undefined (reading 'id')");
    expect(failureOf(fault).code).toBe('UNKNOWN');
    expect(textOf('odd')).toBe('');
  });
});
