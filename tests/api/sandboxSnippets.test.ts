import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asCurl, asTypeScript, type SharedRequest } from '../../client/sandbox/snippets.ts';
import { useApi } from '../support/useApi.ts';
import { makeToken } from '../support/apiTokens.ts';
import { picture } from '../support/files.ts';

const run = promisify(execFile);

const api = useApi();
let cwd: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'snippets-'));
  await writeFile(join(cwd, "Abebe's buna.jpg"), await picture());
  const { secret } = await makeToken(api, await api.signInAdmin(), ['CONTENT_WRITE']);
  env = { ...process.env, TOKEN: secret };
});
afterAll(() => rm(cwd, { recursive: true }));

const formats = {
  curl: (request: SharedRequest) => run('sh', ['-c', asCurl(request)], { cwd, env }),
  async typescript(request: SharedRequest) {
    await writeFile(join(cwd, 'shared.mts'), asTypeScript(request));
    const tsx = resolve('node_modules/tsx/dist/cli.mjs');
    return run(process.execPath, [tsx, 'shared.mts'], { cwd, env });
  },
};

describe.each(Object.entries(formats))('the operation of a tab as %s', (_name, send) => {
  it('sends characters with a meaning in the language as they are', async () => {
    const text = `it's "ሰላም" \`date\` $HOME \${x} \\n`;
    const query = `query Echo($text: String!) { __typename @skip(if: false) # ${text}
      node: events(search: $text) { totalCount } }`;
    const { stdout } = await send({
      endpoint: `${api.url}/graphql`,
      query,
      operationName: 'Echo',
      variables: { text },
      headers: { 'x-note': "it's" },
      needsToken: true,
    });
    expect(stdout).toMatch(/"totalCount":\s?0/);
  });

  it('sends files, and the token of the environment', async () => {
    const input = {
      title: 'Buna',
      date: '2030-01-07',
      time: '10:00 AM',
      location: 'Hall',
      mapLink: 'https://maps.example.org/hall',
      description: 'Come; bring "kolo".',
    };
    const { stdout } = await send({
      endpoint: `${api.url}/graphql`,
      query: `mutation ($input: EventInput!, $image: Upload) {
        createEvent(input: $input, image: $image) { description imageUrl }
      }`,
      variables: { input, image: new File([], "Abebe's buna.jpg") },
      headers: {},
      needsToken: true,
    });
    expect(stdout).toContain('Come; bring \\"kolo\\".');
    expect(stdout).toMatch(/"imageUrl":\s?"[^"]+\.\w+"/);
  });
});
