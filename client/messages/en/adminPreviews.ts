/** Looking at a record before visitors do. */
export const adminPreviews = {
  see: 'See the page',
  seeName: (title: string) => `See the page of ${title}`,
};
