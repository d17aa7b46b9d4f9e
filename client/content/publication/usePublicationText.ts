import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import type { PublishedRecord } from './publicationValues.ts';

/** Formats whether visitors see a record, and from when or until when. */
export function usePublicationText() {
  const { publication: words } = useAdminMessages();
  const dateTime = useDateTime();
  return ({ publication, publishedAt, unpublishAt }: PublishedRecord): string => {
    if (publication === 'SCHEDULED' && publishedAt) return words.from(dateTime(publishedAt));
    if (publication === 'PUBLISHED' && unpublishAt) return words.until(dateTime(unpublishAt));
    return words.states[publication];
  };
}
