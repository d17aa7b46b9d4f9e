import { useContext } from 'react';
import { contentKinds } from '../../contentKinds.ts';
import { MessagesContext } from '../../messages/createMessages.ts';
import { useMessages } from '../../messages/messages.ts';

interface KindNameProps {
  typename: string;
  /** The name of a kind without a page of its own, which the home page shows. */
  other: string;
}

/** The name of the kind of a record. */
export function KindName({ typename, other }: KindNameProps) {
  const messages = useContext(MessagesContext);
  const { page, deathNotice } = useMessages().layout.search;
  const others: Partial<Record<string, string>> = { Page: page, DeathNotice: deathNotice };
  const kind = contentKinds.find((each) => each.typename === typename);
  return <>{kind?.page?.useName.from(messages) ?? others[typename] ?? other}</>;
}
