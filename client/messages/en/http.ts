/** What the server answers with before a page or an operation is looked at. */
export const httpResponses = {
  starting: 'The site is starting. Please try again in a moment.',
  startingPage: 'The site is starting. This page opens by itself in a moment.',
  tooManyAtOnce: 'Too many requests at once. Please try again in a moment.',
  badRequest: 'Bad request',
  // In the words of docs/product/site.md, section 2.6.
  failed: 'Unexpected Error ocurs',
  timeout: 'This took too long. Please try again later.',
};
