/** The heading of a part of the footer; on phones it is only for those who do not see the part. */
export const footerHeading = 'text-lg font-semibold max-md:sr-only';
