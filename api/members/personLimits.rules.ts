/** No living person was born earlier; YYYY-MM-DD. */
export const earliestBirth = '1900-01-01';

/** Nobody joined before the association was founded (docs/product/README.md, section 1.1); YYYY-MM-DD. */
export const founded = '1997-11-01';
