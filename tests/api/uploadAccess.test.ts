import { text } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { Role } from '../../api/access.ts';
import { accountOf, changeAccount, changeRoles } from '../support/accounts.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { picture } from '../support/files.ts';
import { filesIn } from '../support/storedFiles.ts';
import { flush } from '../support/flush.ts';
import { end, openUpload, part } from '../support/multipart.ts';
import { confirm } from '../support/secondFactors.ts';

const editorEmail = 'editor@example.org';
const api = useApi({}, { CACHE_MB: '10' });
const admin = useAdmin(api);
beforeEach(() => confirm(admin));

/** One mutation for each function that reads an uploaded file. */
const operations = [
  'createPost(input: { postTitle: "Late", postText: "Later" }, image: $file) { id }',
  'uploadAlbumPicture(kind: POST, image: $file) { height }',
  'readBankFile(file: $file) { payer }',
  'checkImport(kind: DIRECTORY, file: $file) { isGarbled }',
  'saveFormDraftFile(path: "/admin/new-post", tab: "1", field: "image", file: $file) { url }',
];

/** A later field of the same mutation. It is not executed after an error. */
const later = 'exportMembers(language: EN) { csv }';

it.each([
  {
    what: 'is disabled',
    end: async () => changeAccount(admin, 'disableAccount', await accountOf(admin, editorEmail)),
    code: 'UNAUTHENTICATED',
  },
  {
    what: 'is removed',
    end: async () => changeAccount(admin, 'removeAccount', await accountOf(admin, editorEmail)),
    code: 'UNAUTHENTICATED',
  },
  {
    what: 'loses a role',
    end: async () => changeRoles(admin, await accountOf(admin, editorEmail), [Role.EDITOR]),
    code: 'FORBIDDEN',
  },
])('an upload neither saves nor shows anything if its account $what meanwhile', async (change) => {
  const editor = await api.signInAdmin(editorEmail, [Role.EDITOR, Role.REGISTRAR]);
  const file = part('name="0"; filename="late.jpg"', await picture());
  const responses = operations.map((operation) => {
    const query = `mutation ($file: Upload) { ${operation} ${later} }`;
    const sent = openUpload(api.url, editor.accessToken);
    const opening = [
      part('name="operations"', JSON.stringify({ query, variables: { file: null } })),
      part('name="map"', '{"0":["variables.file"]}'),
      file.subarray(0, file.length / 2),
    ];
    sent.write(Buffer.concat(opening));
    const responded = once(sent, 'response') as Promise<[IncomingMessage]>;
    return { operation, sent, responded };
  });
  await flush(api);
  expect((await change.end()).errors).toBeUndefined();
  for (const { operation, sent, responded } of responses) {
    sent.end(Buffer.concat([file.subarray(file.length / 2), end]));
    const [response] = await responded;
    expect(JSON.parse(await text(response)), operation).toMatchObject({
      errors: [{ extensions: { code: change.code }, path: [expect.any(String)] }],
      data: null,
    });
  }
  expect(await api.services.prisma.post.count()).toBe(0);
  await expect.poll(() => filesIn(api.mediaFolder)).toEqual([]);
});
