import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PictureQueue } from '../../api/media/pictureQueue.ts';
import { startApi } from '../support/api.ts';
import { addEvent } from '../support/factories.ts';

/** A task that the test completes; it records its name when it starts. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

it('makes one picture at a time and each size once, and uploads before sizes', async () => {
  const queue = new PictureQueue();
  const { begun, work, end } = works();
  const first = queue.size('a', work('a'));
  const second = queue.size('b', work('b'));
  expect(queue.size('b', work('b again'))).toBe(second);
  const upload = queue.upload(work('upload'));
  await setImmediate();
  expect(begun).toEqual(['a']);
  end('a');
  await first;
  await expect.poll(() => begun).toEqual(['a', 'upload']);
  end('upload');
  await upload;
  await expect.poll(() => begun).toEqual(['a', 'upload', 'b']);
  end('b');
  await second;
});

it('lets a limited number of sizes wait, and accepts more after some are made', async () => {
  const queue = new PictureQueue();
  const { work, end } = works();
  const sizes = Array.from({ length: 12 }, (_, index) => queue.size(`${index}`, work(`${index}`)));
  expect(sizes).not.toContain(null);
  expect(queue.size('one more', work('one more'))).toBeNull();
  await setImmediate();
  end('0');
  await sizes[0];
  expect(queue.size('one more', work('one more'))).not.toBeNull();
});

it('lets nobody cache a refusal, or the whole picture while too many sizes wait', async () => {
  const api = await startApi();
  try {
    const picture = await sharp({
      create: { width: 900, height: 600, channels: 3, background: 'green' },
    })
      .webp()
      .toBuffer();
    await api.services.media.put('posts/a.webp', Readable.from([picture]));
    await addEvent(api.services.prisma, { imagePath: 'posts/a.webp' });
    const ask = () =>
      fetch(`${api.url}/media/posts/a.webp?w=400`, { headers: { accept: 'image/webp' } });
    const outside = { headers: { range: 'bytes=9999999-' } };
    const refused = await fetch(`${api.url}/media/posts/a.webp`, outside);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([416, 'no-store']);
    const { work, end } = works();
    const waiting = Array.from({ length: 12 }, (_, index) =>
      api.services.pictures.size(`${index}`, work(`${index}`)),
    );
    const whole = await ask();
    expect(whole.headers.get('cache-control')).toBe('no-store');
    expect((await whole.arrayBuffer()).byteLength).toBe(picture.length);
    for (let index = 0; index < waiting.length; index += 1) {
      await setImmediate();
      end(`${index}`);
      await waiting[index];
    }
    const small = await ask();
    expect(small.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(400);
  } finally {
    await api.stop();
  }
});
