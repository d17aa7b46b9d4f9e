import { Query, Resolver } from 'type-graphql';
import { enumOf } from '../enumOf.ts';
import { Public } from '../access.ts';
import type { FailureCode } from '../shared/failures.rules.ts';

/** All codes of errors with their descriptions. docs/errors.md has more about each. */
const descriptions = {
  BAD_USER_INPUT:
    'A value breaks a rule. `fieldCodes` has the code of each wrong field, and `fields` its message in ' +
    'the words of the forms of this site, where people type days as DD-MM-YYYY.',
  UNAUTHENTICATED: 'The operation requires an account, and the access token is missing or invalid.',
  FORBIDDEN: 'The role of the account does not allow the operation.',
  INVALID_CREDENTIALS: 'The email address, the password or the second factor is wrong.',
  SECOND_FACTOR_REQUIRED: 'The password is right, and `completeSignIn` must follow.',
  CONFIRMATION_REQUIRED: 'The operation requires `confirmIdentity` first.',
  TOO_MANY_REQUESTS: 'There were too many attempts. `retryAfter` has the seconds to wait.',
  NOT_FOUND: 'The record does not exist.',
  CONFLICT:
    'The record has changed since its `version` was read: read it again, and send the change with the ' +
    'new `version`. Or it conflicts with another one, which the `reason` or `fields` say.',
  MEDIA_UNAVAILABLE: 'The media store failed. Nothing was changed.',
  UPLOAD_EXPIRED: 'Storing the file took too long. Nothing was changed.',
  VIDEO_NOT_CLEANABLE: 'The metadata of the video cannot be removed. Nothing was changed.',
  MAIL_FAILED: 'The mail provider refused the mail message, which is stored.',
  LINK_REFUSED: 'A link of a mail message is not valid.',
  SERVICE_UNAVAILABLE: 'The server is starting, or the database is unavailable.',
  CURSOR_EXPIRED: 'The cursor of `changes` belongs to a replaced database. Begin again without it.',
  TIMEOUT: 'The operation did not finish in time. It may still finish.',
  INTERNAL_SERVER_ERROR: 'The server failed. Its log has the error.',
  GRAPHQL_PARSE_FAILED: 'The document is not valid GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The document does not match the schema, or exceeds the limits.',
  BAD_REQUEST: 'The request is not a valid GraphQL request.',
  OPERATION_RESOLUTION_FAILURE: 'The document has no operation of this name.',
  PERSISTED_QUERY_NOT_FOUND: 'The server does not have the persisted query. Send the document.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'Never sent, because this server stores persisted queries.',
} satisfies Record<FailureCode, string> & Record<string, string>;

const errorCodeEnum = enumOf('ErrorCode', 'The `extensions.code` of an error.', descriptions);

@Resolver()
export class ErrorCodeResolver {
  @Public({ tags: [] })
  @Query(() => [errorCodeEnum], {
    description: 'All values that the `extensions.code` of an error can have.',
  })
  errorCodes(): string[] {
    return Object.keys(errorCodeEnum);
  }
}
