import sharp from 'sharp';

/** A real picture of one colour. */
export function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg',
  width = 60,
  height = 40,
): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#0b7a3b' };
  return sharp({ create }).toFormat(format).toBuffer();
}

/** The beginning of an MP4 file, enough to be recognised, and padding. */
export function video(size = 5000): Buffer {
  const start = Buffer.from(
    '00000020667479706d703432000000006d7034316d70343269736f6d61766331',
    'hex',
  );
  return Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length), 1)]);
}
