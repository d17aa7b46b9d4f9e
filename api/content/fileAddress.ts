import type { Context } from '../context.ts';
import { type Publication, publicationState, PublicationState } from './publication.ts';

/** As rows and lists have it; rows of other tables have none. */
export type RowPublication = Publication<Date | string>;

/** What visitors never see. */
export const unpublished: RowPublication = { publishedAt: null, unpublishAt: null };

/**
 * Under which address a reader of a row gets its file: where visitors do not see the row, one with a key.
 * @param addresses one, or an HTML `srcset`
 * @param path empty or null where the file is not in the store
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
