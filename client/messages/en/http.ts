/** What the server answers with before a page or an operation is looked at. */
export const httpResponses = {
  starting: 'The site is starting. Please try again in a moment.',
  tooManyAtOnce: 'Too many requests at once. Please try again in a moment.',
  timeout: 'This took too long. Please try again later.',
};
