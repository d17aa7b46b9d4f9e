declare module 'subset-font' {
  /** Makes a font that has only the given characters. */
  function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      /** The range of each axis to keep. */
      variationAxes: Record<string, { min: number; max: number }>;
      /**
       * Tags of OpenType features. Other features are removed, with the glyphs that only they use.
       */
      keepFeatures: string[];
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
