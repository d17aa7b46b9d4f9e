import type { Context } from '../../context.ts';
import {
  type Publication,
  publicationState,
  PublicationState,
} from '../publication/publication.ts';

/** The publication columns of a row, as dates or as JSON. Rows of tables without drafts have none. */
export type RowPublication = Publication<Date | string>;

/** The publication of a row that visitors never see. */
export const unpublished: RowPublication = { publishedAt: null, unpublishAt: null };

/**
 * The address of the file of a row. It contains a key if visitors cannot see the row.
 * @param addresses one address, or an HTML `srcset`
 * @param path the path in the store; empty or null if the file is not in the store
 */
export function fileAddress(
  { fileKeys, now }: Pick<Context, 'fileKeys' | 'now'>,
  { publishedAt, unpublishAt = null }: Partial<RowPublication>,
  addresses: string,
  path: string | null,
): string {
  if (!path || publishedAt === undefined) return addresses;
  const state = publicationState({ publishedAt, unpublishAt }, now());
  return state === PublicationState.PUBLISHED ? addresses : fileKeys.sign(addresses, path);
}
