import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { waiting } from './patience.ts';

/**
 * How the cloud behaves, which a test can change: it fails, breaks the connection, does not respond until
 * its mood changes, responds with something that is not JSON, does what a request says and then breaks the connection, or
 * breaks a connection that is used again.
 */
export type CloudMood = 'well' | 'error' | 'reset' | 'hung' | 'garbled' | 'unanswered' | 'hasty';

export interface FakeCloudinary {
  /** For CLOUDINARY_URL. */
  url: string;
  /** Its files, by `{resource type}/{public id}`. */
  files: Map<string, Buffer>;
  mood: CloudMood;
  stop(): Promise<void>;
}

const secret = 'the-secret';

/**
 * A fake of Cloudinary's upload API: it checks signatures, stores uploads, and
 * responds with errors in Cloudinary's form. Behaviour after the Upload API reference.
 * @param timeout milliseconds for which a site waits for its responses
 */
export async function startFakeCloudinary(timeout = waiting): Promise<FakeCloudinary> {
  const files = new Map<string, Buffer>();
  /** The status and the body of the response to a request: a file, or what becomes JSON. */
  async function answerTo(request: IncomingMessage): Promise<[number, object]> {
    const fail = (status: number, message: string): [number, object] => [
      status,
      { error: { message } },
    ];
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const [, , cloudName, type, action] = pathname.split('/');
    const form = action === 'download' ? searchParams : await formOf(request);
    const file = form.get('file');
    form.delete('file');
    const fields: Record<string, string> = {};
    for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
    if (cloudName !== 'demo') return fail(401, 'cloud_name mismatch');
    if (fields['api_key'] !== 'key') return fail(401, 'Unknown API key');
    if (fields['signature'] !== signatureOf(fields)) {
      return fail(401, `Invalid Signature ${String(fields['signature'])}.`);
    }
    if (Math.abs(Date.now() / 1000 - Number(fields['timestamp'])) > 3600) {
      return fail(400, 'Stale request');
    }
    if (cloud.mood === 'error') return fail(500, 'Internal error');
    const key = `${String(type)}/${String(fields['public_id'])}`;
    if (action === 'download') return [files.has(key) ? 200 : 404, files.get(key) ?? {}];
    if (action === 'destroy') return [200, { result: files.delete(key) ? 'ok' : 'not found' }];
    if (!(file instanceof Blob)) return fail(400, 'Missing required parameter - file');
    files.set(key, Buffer.from(await file.arrayBuffer()));
    return [200, { public_id: fields['public_id'], resource_type: type, bytes: file.size }];
  }

  const used = new WeakSet<Socket>();
  const server = createServer((request, response) => {
    void (async () => {
      const { mood } = cloud;
      const isBroken = mood === 'reset' || (mood === 'hasty' && used.has(request.socket));
      if (isBroken) return request.socket.destroy();
      used.add(request.socket);
      while (cloud.mood === 'hung' && server.listening) await sleep(20);
      const [status, body] = await answerTo(request);
      if (mood === 'unanswered') return request.socket.destroy();
      if (mood === 'garbled') return response.end('<html>');
      response.writeHead(status);
      return response.end(body instanceof Buffer ? body : JSON.stringify(body));
    })().catch(() => response.destroy());
  });
  // Under load Node would close connections that the client is about to use again.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const prefix = encodeURIComponent(`http://127.0.0.1:${String(port)}`);
  const cloud: FakeCloudinary = {
    url: `cloudinary://key:${secret}@demo?upload_prefix=${prefix}&timeout=${String(timeout)}`,
    files,
    mood: 'well',
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return cloud;
}

/**
 * Node finds the bytes of the boundary within a file, and the boundaries of Cloudinary's package may
 * be a single letter. So a long boundary takes the place of the sent one.
 */
async function formOf(request: IncomingMessage): Promise<FormData> {
  const [type = '', sent = ''] = request.headers['content-type']?.split('boundary=') ?? [];
  const boundary = randomUUID();
  const body = `\r\n${(await buffer(request)).toString('latin1')}`
    .replaceAll(`\r\n--${sent}`, `\r\n--${boundary}`)
    .slice(2);
  const headers = { 'content-type': `${type}boundary=${boundary}` };
  return new Response(new Uint8Array(Buffer.from(body, 'latin1')), { headers }).formData();
}

function signatureOf(fields: Record<string, string>): string {
  const unsigned = new Set(['api_key', 'signature', 'file', 'cloud_name', 'resource_type']);
  const text = Object.keys(fields)
    .filter((name) => !unsigned.has(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${String(fields[name])}`)
    .join('&');
  return createHash('sha1')
    .update(text + secret)
    .digest('hex');
}
