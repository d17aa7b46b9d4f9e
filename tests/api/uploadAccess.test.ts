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

const query = `mutation ($image: Upload) {
  createPost(input: { postTitle: "Late", postText: "Later" }, image: $image) { id }
}`;
const opening = Buffer.concat([
  part('name="operations"', JSON.stringify({ query, variables: { image: null } })),
  part('name="map"', '{"0":["variables.image"]}'),
]);

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
    what: 'gets other roles',
    end: async () => changeRoles(admin, await accountOf(admin, editorEmail), [Role.REGISTRAR]),
    code: 'FORBIDDEN',
  },
])('an upload saves nothing if its account $what in the meantime', async (change) => {
  const editor = await api.signInAdmin(editorEmail, [Role.EDITOR]);
  const file = part('name="0"; filename="late.jpg"', await picture());
  const sent = openUpload(api.url, editor.accessToken);
  const responded = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.write(Buffer.concat([opening, file.subarray(0, file.length / 2)]));
  await flush(api);
  expect((await change.end()).errors).toBeUndefined();
  sent.end(Buffer.concat([file.subarray(file.length / 2), end]));
  const [response] = await responded;
  expect(JSON.parse(await text(response))).toMatchObject({
    errors: [{ extensions: { code: change.code } }],
  });
  expect(await api.services.prisma.post.count()).toBe(0);
  await expect.poll(() => filesIn(api.mediaFolder)).toEqual([]);
});
