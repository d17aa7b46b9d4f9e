/** The site that a link leads to, such as "cab.org.nz", or nothing if it names none. */
export function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : '';
}
