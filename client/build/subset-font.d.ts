declare module 'subset-font' {
  /** Makes a font with no more than the given characters. */
  function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      /** The part of each axis that stays. */
      variationAxes: Record<string, { min: number; max: number }>;
      /** Tags of OpenType features; others go, with the glyphs that only they reach. */
      keepFeatures: string[];
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
