/** A link of a list that is declared once, with its name in the language of the page. */
export interface NamedLink {
  to: string;
  useName: () => string;
}

/** The name of such a link. */
export function LinkName({ link: { useName } }: { link: NamedLink }) {
  return <>{useName()}</>;
}
