/**
 * Class names of headings, so that all pages share one scale. With a large default font on a narrow
 * screen they follow the width of the screen, so that a word fits on a line.
 */
export const pageHeading =
  'text-[clamp(min(2.75rem,13.75vw),7.5vw,5rem)] leading-[1.03] font-semibold tracking-tight';

export const sectionHeading =
  'text-[clamp(min(1.875rem,9.4vw),4vw,2.875rem)] font-semibold tracking-tight';
