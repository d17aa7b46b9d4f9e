export const errors = {
  oopsHeading: 'Oops',
  notFound: 'This page does not exist !!!',
  // The spelling is intentional (docs/product/site.md, section 2.6).
  unexpected: 'Unexpected Error ocurs',
  goHome: 'Go to the home page',
  tryAgain: 'Try again',
  networkError: 'We could not reach the server. Please check your connection and try again.',
  serverError: 'Something went wrong on our side. Please try again in a little while.',
  noConnection: 'No connection',
  pageWaits:
    'This page could not be loaded because there is no connection. It opens by itself as soon as the connection is back.',
  waitingForConnection:
    'There is no connection. What you asked for opens by itself as soon as the connection is back.',
  loadFailed: 'This part of the page could not be loaded.',
};
