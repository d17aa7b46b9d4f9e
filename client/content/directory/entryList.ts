/** Class names of a list of cards, and of the heading above it. */
export const entryList = 'mt-2 grid gap-2.5 sm:mt-4 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3';
export const entryHeading = 'text-xl font-semibold tracking-tight sm:text-3xl';
