/** The marks of a day: a full dot, a square and a ring, so that they differ not only by colour. */
export const marks = {
  event: 'inline-block size-2 rounded-full bg-green print:border print:border-green',
  feast: 'inline-block size-2 bg-red print:border print:border-red',
  fast: 'inline-block size-2 rounded-full border-2 border-gold',
};

export type MarkName = keyof typeof marks;
