/** The documented examples, and how many files that are there already each may change. */
export const kindExamples = [
  { file: 'docs/examples/job-listing.diff', section: 'Adding a kind of content', edits: 5 },
  { file: 'docs/examples/price-range.diff', section: 'Adding a field', edits: 8 },
];
