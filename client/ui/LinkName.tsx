/** A link of a list that is declared once, whose name is in the reader's language. */
export interface NamedLink {
  to: string;
  useName: () => string;
}

/** The name of such a link. */
export function LinkName({ link: { useName } }: { link: NamedLink }) {
  return <>{useName()}</>;
}
