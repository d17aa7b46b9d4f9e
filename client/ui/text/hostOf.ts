/** The host of a link, such as "cab.org.nz", or empty if there is none. */
export function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : '';
}
