/** The maximum transfer of a first visit of a public page, in bytes on the network. */
export const pageBudget = {
  scripts: 125_800,
  /** What a page in Amharic has besides: its catalogues, in up to three files. Together less than 130.5 kB. */
  catalogues: { bytes: 4_700, requests: 3 },
  /** What a page with occasional letters of Amharic has besides the frequent ones. */
  occasionalLetters: { bytes: 9_000, requests: 1 },
  /** Everything but pictures: the page with its styles, scripts and fonts. */
  withoutPictures: { home: 200_000, others: 205_000 },
  /** In files: on a slow network each costs a round trip. */
  requests: 16,
  /** The elements in the picture of Home, with instances: a browser styles each one like an element of a page. */
  heroElements: 450,
};
