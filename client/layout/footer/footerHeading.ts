/** The heading of a part of the footer; on phones only screen readers announce it. */
export const footerHeading = 'text-lg font-semibold max-md:sr-only';
