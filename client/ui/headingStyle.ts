/** Class names of headings, so that all pages share one scale. */
export const pageHeading =
  'text-[clamp(2.75rem,7.5vw,5rem)] leading-[1.03] font-semibold tracking-tight';

export const sectionHeading = 'text-[clamp(1.875rem,4vw,2.875rem)] font-semibold tracking-tight';
