import { beforeEach, vi } from 'vitest';

const frame = new Blob(['frame'], { type: 'image/jpeg' });

/** How the browser behaves: whether it can show a video, give a context and a picture. */
const usual = { loads: true, duration: 60, context: true, blob: frame as Blob | null };

/** Provides working videos and canvases for each test of a file. Those of happy-dom do not work. */
export function useFakeMedia() {
  const browser = { ...usual };
  const media = {
    browser,
    frame,
    /** The latest video. */
    video: document.createElement('video'),
    /** The time in the video and the size of each picture that was drawn. */
    drawn: [] as number[],
    /** The operations on the latest picture. */
    format: [] as unknown[],
  };

  beforeEach(() => {
    Object.assign(browser, usual);
    media.drawn = [];
    const create = (name: string) => document.createElementNS('http://www.w3.org/1999/xhtml', name);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = create(name);
      if (element instanceof HTMLVideoElement) prepareVideo(element);
      if (element instanceof HTMLCanvasElement) prepareCanvas(element);
      return element;
    });
  });

  function prepareVideo(element: HTMLVideoElement) {
    media.video = element;
    let time = 0;
    let address = '';
    Object.defineProperties(element, {
      duration: { get: () => browser.duration },
      videoWidth: { value: 320 },
      videoHeight: { value: 240 },
      load: { value: () => undefined },
      src: {
        get: () => address,
        set: (value: string) => {
          address = value;
          queueMicrotask(() =>
            element.dispatchEvent(new Event(browser.loads ? 'loadeddata' : 'error')),
          );
        },
      },
      currentTime: {
        get: () => time,
        set: (value: number) => {
          time = value;
          queueMicrotask(() => element.dispatchEvent(new Event('seeked')));
        },
      },
    });
  }

  function prepareCanvas(element: HTMLCanvasElement) {
    const drawImage = () =>
      media.drawn.push(media.video.currentTime, element.width, element.height);
    Object.defineProperties(element, {
      getContext: { value: () => (browser.context ? { drawImage } : null) },
      toBlob: {
        value: (done: (blob: Blob | null) => void, ...rest: unknown[]) => {
          media.format = rest;
          done(browser.blob);
        },
      },
    });
  }

  return media;
}

/** Lets pictures be decoded and drawn. What is drawn has no content. */
export function fakeCanvas() {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  const context = { fillRect: () => undefined, drawImage: () => undefined, fillStyle: '' };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((use, type) =>
    use(new Blob(['drawn'], { type: type ?? '' })),
  );
}
