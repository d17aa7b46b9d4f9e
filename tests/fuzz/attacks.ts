import fc from 'fast-check';

/** A request as bytes, because clients correct such requests or refuse to send them. */
export interface RawRequest {
  method: string;
  target: string;
  headers: [string, string][];
  body: string;
}

const targets = [
  '/',
  '/events',
  '/admin/events/1/edit',
  '/graphql',
  '/graphql?query={viewer{id}}',
  '/graphql?query={viewer{id}}&variables=[',
  '/graphql?query={viewer{id}}&variables=null&extensions={"persistedQuery":{"version":1,"sha256Hash":"x"}}',
  '/graphql?query=mutation{signOut}',
  '/media/x.webp?w=400',
  '/media/../../package.json',
  '/media/%00?w=400',
  '/media/%ff?w=400&w=800&w[x]=1',
  '/assets/../../../etc/passwd',
  '/assets/%2e%2e/manifest.json',
  '/favicon.svg',
  '/contact-us',
  '/membership-form',
  '/sandbox/assets/%',
  '/healthz',
  '/readyz',
  '//evil.example',
  '/\\evil.example',
  'http://evil.example/events',
  '*',
  '/__proto__',
  '/constructor?__proto__[x]=1',
];

const piece = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '%',
    '%ff',
    '%c0%af',
    '\\',
    '//',
    ';',
    '?',
    '&',
    '=',
    '#',
    '~',
    'events',
    'media',
    'assets',
    'graphql',
    'a'.repeat(2_000),
  ),
  fc.string({ maxLength: 8 }).map((text) => encodeURIComponent(text)),
);
const paths = fc.oneof(
  fc.constantFrom(...targets),
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('/')}`.slice(0, 6_000)),
);

/** Printable characters only, so that the site reads it: the parser would refuse others. */
const headerValue = fc.oneof(
  fc.constantFrom(
    '',
    'x',
    '127.0.0.1',
    'evil.example',
    'https',
    'text/html',
    'gzip, br;q=0',
    '*/*;q=x',
    'multipart/mixed',
    'application/json',
    'application/x-www-form-urlencoded',
    'bytes=0-,1-,2-',
    'bytes=-1',
    'W/"x"',
    '*',
    'Bearer x',
    'Bearer a.b.c',
    'refresh_token=x; refresh_token=y; __proto__=z',
    'a'.repeat(4_000),
  ),
  fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, '~')),
);
const header = fc.tuple(
  fc.constantFrom(
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Authorization',
    'Cookie',
    'Origin',
    'Referer',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Request-Id',
    'X-HTTP-Method-Override',
    'Forwarded',
    'If-None-Match',
    'If-Modified-Since',
    'Range',
    'If-Range',
    'Content-Type',
    'Content-Encoding',
    'Sec-Fetch-Site',
    'Apollo-Require-Preflight',
    'Expect',
    'Upgrade-Insecure-Requests',
  ),
  headerValue,
);

const bodies = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '0',
    '"x"',
    '{"query":{}}',
    '{"query":""}',
    '{"query":"{viewer{id}}","variables":[]}',
    '[{"query":"{viewer{id}}"}]',
    '{"query":"{viewer{id}}","extensions":{"persistedQuery":{"version":1,"sha256Hash":"0"}}}',
    '{"__proto__":{"query":"{viewer{id}}"}}',
    '['.repeat(50_000),
    `{"query":"{viewer{id}}","variables":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    'name=x&name=y&email[]=z&__proto__[a]=b',
    `message=${'%'.repeat(300)}`,
    'a=1&'.repeat(100),
  ),
  fc.json({ maxDepth: 4 }),
  fc.string({ maxLength: 200 }),
);

/** Requests of every kind to every address. Only their HTTP is well formed. */
export const rawRequests: fc.Arbitrary<RawRequest> = fc.record({
  method: fc.constantFrom(
    'GET',
    'GET',
    'GET',
    'POST',
    'POST',
    'HEAD',
    'PUT',
    'DELETE',
    'OPTIONS',
    'PATCH',
    'TRACE',
  ),
  target: paths.map((path) => path.replace(/[^\x21-\x7e]/g, '')),
  headers: fc.array(header, { maxLength: 5 }),
  body: bodies,
});

const places = fc.constantFrom(
  'variables.image',
  'variables.input',
  'variables.__proto__.x',
  'constructor.prototype',
  'query',
  '0.variables.image',
  'variables.images.0',
  '',
  '.',
  'variables..image',
);
const operations = fc.oneof(
  fc.constant({
    query:
      'mutation ($input: PostInput!, $image: Upload) { createPost(input: $input, image: $image) { id } }',
    variables: { input: { postTitle: 'Fuzz', postContent: ['Words.'] }, image: null },
  }),
  fc.constant({ query: 'query ($image: Upload) { viewer { id } }', variables: { image: null } }),
  fc.constant({ query: '{ posts { nodes { id } } }', variables: null }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Multipart bodies whose maps and parts do not match. No browser sends them. */
export const multipartBodies = fc
  .record({
    operations,
    map: fc.oneof(
      fc.dictionary(fc.constantFrom('0', '1', '__proto__'), fc.array(places, { maxLength: 3 })),
      fc.jsonValue({ maxDepth: 2 }),
    ),
    parts: fc.array(
      fc.tuple(
        fc.constantFrom('0', '1', '2', 'operations', 'map', '__proto__'),
        fc.string({ maxLength: 30 }),
      ),
      { maxLength: 4 },
    ),
    isSwapped: fc.boolean(),
    cut: fc.nat({ max: 60 }),
    isCut: fc.boolean(),
  })
  .map(({ operations: asked, map, parts, isSwapped, cut, isCut }) => {
    const field = (name: string, value: string, file = false) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"${file ? '; filename="../x.jpg"' : ''}\r\n\r\n${value}\r\n`;
    const first = [field('operations', JSON.stringify(asked)), field('map', JSON.stringify(map))];
    if (isSwapped) first.reverse();
    const whole = `${first.join('')}${parts.map(([name, value]) => field(name, value, true)).join('')}--b--\r\n`;
    return isCut ? whole.slice(0, -cut - 1) : whole;
  });
