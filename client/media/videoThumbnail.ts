/** Milliseconds to wait for a video's frame. */
const maxWait = 20_000;

/** Milliseconds within which a frame is drawn after a seek. */
const maxDelay = 500;

/**
 * Captures a frame of a video as a JPEG picture (docs/product/fields.md, section 6.6).
 * @param source a file, or the address of a video whose server allows this site to read it
 * @param seconds the position in the video; its end if the video is shorter
 * @throws Error 'Canvas context not available', 'Failed to create blob' or 'Failed to load video'
 */
export async function videoThumbnail(source: File | string, seconds = 5): Promise<Blob> {
  const address = typeof source === 'string' ? source : URL.createObjectURL(source);
  const video = document.createElement('video');
  try {
    await showFrame(video, address, seconds);
    return await pictureOf(video);
  } finally {
    // Without this the browser would continue to read the video.
    video.removeAttribute('src');
    video.load();
    if (typeof source !== 'string') URL.revokeObjectURL(address);
  }
}

function showFrame(video: HTMLVideoElement, address: string, seconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      reject(new Error('Failed to load video'));
    };
    const timer = setTimeout(fail, maxWait);
    video.addEventListener('error', fail);
    video.addEventListener('loadeddata', () => {
      // Recordings made in a browser have no duration.
      const { duration } = video;
      video.currentTime = Number.isFinite(duration) ? Math.min(seconds, duration) : seconds;
    });
    video.addEventListener('seeked', () => {
      clearTimeout(timer);
      void frameReady(video).then(resolve);
    });
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    // Otherwise the canvas could not be read.
    video.crossOrigin = 'anonymous';
    video.src = address;
  });
}

/**
 * A busy Chromium fires `seeked` a moment before the frame can be drawn: until then a canvas gets
 * the previous frame. The video frame callback reports the new frame.
 */
function frameReady(video: HTMLVideoElement): Promise<void> {
  if (!('requestVideoFrameCallback' in video)) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, maxDelay);
    const look = () =>
      video.requestVideoFrameCallback((_now, { mediaTime }) => {
        if (Math.abs(mediaTime - video.currentTime) < 0.5) resolve();
        else look();
      });
    look();
  });
}

function pictureOf(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas context not available');
  context.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('Failed to create blob'));
      },
      'image/jpeg',
      0.85,
    );
  });
}
