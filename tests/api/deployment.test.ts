import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readEnv } from '../../api/env.ts';

const service = z.object({
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
});
const { services, volumes, configs } = z
  .object({
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.null()),
    configs: z.object({ caddyfile: z.object({ content: z.string() }) }),
  })
  .parse(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }));
const processes = Object.entries(services).filter(([name]) => /^site\d+$/.test(name));
const dockerfile = readFileSync('Dockerfile', 'utf8');

it('docker-compose.yml runs several processes, with settings that the server accepts', () => {
  expect(processes.length).toBeGreaterThan(1);
  for (const [, { environment, depends_on }] of processes) {
    const known = Object.keys(readEnv({}));
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    // As compose fills them in.
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value
        .replace(/\$\{DATABASE_URL:-(.*)\}$/, '$1')
        .replaceAll(/\$\{SITE_HOST:\?\}/g, 'example.org')
        .replaceAll(/\$\{POSTGRES_PASSWORD\}/g, 'secret'),
    ]);
    expect(readEnv(Object.fromEntries(filled) as Record<string, string>)).toMatchObject({
      DATABASE_URL: 'postgresql://site:secret@database:5432/site',
      SITE_URL: 'https://example.org',
      PORT: 4000,
    });
    expect(Object.keys(depends_on ?? {}).filter((name) => !(name in services))).toEqual([]);
  }
});

it('its proxy asks every process whether it is ready', () => {
  const { content } = configs.caddyfile;
  const proxied = /reverse_proxy ([^{]+) \{/.exec(content)?.[1]?.split(' ');
  expect(proxied).toEqual(
    processes.map(([name, { environment }]) => `${name}:${String(environment['PORT'])}`),
  );
  expect(content).toContain('health_uri /readyz');
  expect(content).toContain('{$$SITE_HOST} {');
});

it('the logs of the container are rotated', () => {
  for (const { logging } of Object.values(services)) {
    expect(logging).toMatchObject({ driver: 'local', options: { 'max-size': '10m' } });
  }
});

it('its volumes are declared', () => {
  const used = Object.values(services).flatMap((each) =>
    each.volumes.map((it) => it.split(':')[0]),
  );
  expect([...new Set(used)].sort()).toEqual(Object.keys(volumes).sort());
});

it('the Dockerfile copies what exists, and does not run as root', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  expect(dockerfile.indexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('RUN '));
});

it('the image has the binaries of sharp and argon2 for its processor, and the Node version of the project', () => {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ optional: z.boolean().optional() })) })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const { optionalDependencies, engines } = z
    .object({
      optionalDependencies: z.record(z.string(), z.string()),
      engines: z.object({ node: z.string() }),
    })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  // Everything optional is either the bundled database or copied by its scope.
  const forLinux = Object.entries(packages)
    .filter(([name, { optional }]) => optional && /linux-x64(-gnu)?$/.test(name))
    .map(([name]) => name.replace(/^.*node_modules\//, ''))
    .filter((name) => !(name in optionalDependencies));
  const copied = [...dockerfile.matchAll(/--from=build \/site\/node_modules\/(@[\w-]+) /g)].map(
    ([, scope]) => scope,
  );
  const runtime = forLinux.filter((name) => /^@(img|node-rs)\//.test(name));
  expect(runtime.length).toBeGreaterThan(1);
  expect(runtime.filter((name) => !copied.includes(name.split('/')[0]))).toEqual([]);
  const [major = 0] = /node:(\d+)/.exec(dockerfile)?.slice(1).map(Number) ?? [];
  expect(major).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
});
