/** What a first visit of a public page may transfer, in bytes as they cross the network. */
export const pageBudget = {
  scripts: 126_400,
  /** What a page in Amharic has besides: its catalogues, in up to four files. Together 130 kB and a little. */
  catalogues: { bytes: 4_200, requests: 4 },
  /** What a page with rare letters of Amharic has besides the frequent ones. */
  rareLetters: { bytes: 9_000, requests: 1 },
  /** Everything but pictures: the page with its styles, scripts and fonts. */
  withoutPictures: { home: 203_000, others: 207_000 },
  /** In files: on a slow network each costs a round trip. */
  requests: 16,
  /** In the picture of Home, instances counted: a browser styles each as it does those of a page. */
  heroElements: 450,
};
