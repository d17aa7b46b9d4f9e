import { describe, expect, it, vi } from 'vitest';
import { posterOf } from '../../../client/media/poster.ts';
import { videoThumbnail } from '../../../client/media/videoThumbnail.ts';
import { useFakeMedia } from '../support/fakeMedia.ts';

const file = new File(['film'], 'coffee.mp4', { type: 'video/mp4' });
const media = useFakeMedia();
const { browser, frame } = media;

describe('a thumbnail of a video', () => {
  it('is the frame at 5 seconds, as a JPEG picture', async () => {
    expect(await videoThumbnail(file)).toBe(frame);
    expect(media.drawn).toEqual([5, 320, 240]);
    expect(media.format[0]).toBe('image/jpeg');
  });

  it('is the frame at another time if requested', async () => {
    await videoThumbnail(file, 12.5);
    expect(media.drawn[0]).toBe(12.5);
  });

  it('is the last frame of a shorter video', async () => {
    browser.duration = 3;
    await videoThumbnail(file);
    expect(media.drawn[0]).toBe(3);
  });

  it('can be taken if the browser does not know the length of the video', async () => {
    browser.duration = Infinity;
    await videoThumbnail(file);
    expect(media.drawn[0]).toBe(5);
  });

  it('can be taken from an address that allows it', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const sources: string[] = [];
    const result = videoThumbnail('/media/coffee.mp4');
    sources.push(media.video.src);
    await result;
    expect(sources).toEqual(['/media/coffee.mp4']);
    expect(media.video.crossOrigin).toBe('anonymous');
    expect(revoke).not.toHaveBeenCalled();
  });

  it('releases the memory of a file', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    await videoThumbnail(file);
    expect(revoke).toHaveBeenCalledTimes(1);
  });

  it('fails if there is no canvas', async () => {
    browser.context = false;
    await expect(videoThumbnail(file)).rejects.toThrow('Canvas context not available');
  });

  it('fails if no picture results', async () => {
    browser.blob = null;
    await expect(videoThumbnail(file)).rejects.toThrow('Failed to create blob');
  });

  it('fails if the video cannot be loaded', async () => {
    browser.loads = false;
    await expect(videoThumbnail(file)).rejects.toThrow('Failed to load video');
  });

  it('fails if the video neither loads nor reports an error', async () => {
    vi.useFakeTimers();
    browser.duration = NaN;
    const result = videoThumbnail(file);
    media.video.dispatchEvent = () => true;
    const failure = expect(result).rejects.toThrow('Failed to load video');
    await vi.advanceTimersByTimeAsync(20_000);
    await failure;
  });
});

describe('the poster of a file', () => {
  it('is a JPEG file named after the video, made once', async () => {
    const film = new File(['film'], 'coffee.long.mp4', { type: 'video/mp4' });
    const poster = await posterOf(film);
    expect(poster?.name).toBe('coffee.long.jpg');
    expect(poster?.type).toBe('image/jpeg');
    expect(await posterOf(film)).toBe(poster);
    expect(media.drawn).toHaveLength(3);
  });

  it('does not exist for a picture', async () => {
    expect(await posterOf(new File(['p'], 'p.png', { type: 'image/png' }))).toBeNull();
    expect(media.drawn).toHaveLength(0);
  });

  it('does not exist if making it fails, which is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    browser.context = false;
    expect(await posterOf(new File(['film'], 'a.mp4', { type: 'video/mp4' }))).toBeNull();
    expect(log).toHaveBeenCalledWith(
      'Error fetching thumbnail:',
      new Error('Canvas context not available'),
    );
  });
});
