/** The responses of the server before a page or an operation is processed. */
export const httpResponses = {
  starting: 'The site is starting. Please try again in a moment.',
  startingPage: 'The site is starting. This page opens by itself in a moment.',
  tooManyAtOnce: 'Too many requests at once. Please try again in a moment.',
  badRequest: 'Bad request',
  // As in docs/product/site.md, section 2.6.
  failed: 'Unexpected Error ocurs',
  timeout: 'This took too long. Please try again later.',
};
