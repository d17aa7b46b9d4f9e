import { maxPageSize } from '../content/lists/connection.ts';
import { requestsPerToken } from '../session/apiTokens.ts';
import { accessTokenSeconds } from '../session/tokens.ts';
import { allLanguages, languages } from '../shared/messages/languages.ts';
import { maxBodyBytes } from './readJson.ts';
import { maxTokens, requestLimits } from './requestLimits.ts';
import { maxResponseBytes } from './responseBudget.ts';
import { maxTime } from './timeLimit.ts';

const number = (value: number) => value.toLocaleString('en-NZ');
const languageList = allLanguages.map((each) => `\`${each}\` (${languages[each].name})`).join(', ');

/** The start of the manual, in Markdown: what all operations have in common. */
export const schemaDescription = `\
The API of the website: what visitors read and send, and what volunteers do in the admin area. Anyone may read published content; the description of each other operation ends with who may call it.

**Tokens.** Send \`Authorization: Bearer <token>\`. A program has an API token, which an admin creates in the admin area and which has scopes. \`signIn\` returns an access token of an account. It is valid for ${number(accessTokenSeconds / 60)} minutes; \`refreshSession\` returns the next one.

**Paging.** A list that can grow has \`first\` (at most ${number(maxPageSize)}) and \`after\`. To read on, send \`pageInfo.endCursor\` as \`after\` while \`pageInfo.hasNextPage\` is true.

**Errors.** Each error has \`extensions.code\`, a value of \`ErrorCode\`, and most have \`extensions.reason\`. Use these: the messages are for people and may change. \`extensions.fields\` has a message for each wrong field. After \`TOO_MANY_REQUESTS\` and \`SERVICE_UNAVAILABLE\` wait for \`extensions.retryAfter\` seconds. \`CONFLICT\` means that the \`version\` which you sent is outdated. With an \`idempotencyKey\` you may safely repeat a request that creates or changes a record.

**Limits.** A document has at most ${number(maxTokens)} tokens, a depth of ${number(requestLimits.depth)}, ${number(requestLimits.aliases)} aliases and a cost of ${number(requestLimits.cost)} fields. A request has at most ${number(maxBodyBytes / 1000)} kB besides its files, a response ${number(maxResponseBytes / 1_000_000)} MB, and an operation ${number(maxTime / 1000)} seconds. An API token may send ${number(requestsPerToken.limit)} requests in ${number(requestsPerToken.seconds)} seconds.

**Languages.** The languages are ${languageList}. The argument \`language\` selects one. A record without a translation is in its original language, and its field \`language\` says which. With \`null\` each record is in its original language.`;
