import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Resource as ResourceRow } from '../../generated/prisma/client.ts';
import { int, ObjectType, outputFields, string } from '../../graphqlTypes.ts';

@ObjectType('ResourceDocument', 'The PDF document of a resource.')
export class ResourceDocument extends outputFields({
  url: string(
    'The address, a path on this site. It stays the same when the file is replaced, so other sites can link to it.',
  ),
  bytes: int('The size in bytes.'),
  version: string('Different for each file.'),
}) {}

type DocumentColumns = Pick<ResourceRow, 'id' | 'documentPath' | 'documentBytes'>;

/** The document of a row; null if it has none. A preview link gives access to it too. */
export function documentOf(
  row: DocumentColumns,
  { preview }: Pick<Context, 'preview'>,
): ResourceDocument | null {
  const { id, documentPath, documentBytes } = row;
  if (!documentPath || documentBytes === null) return null;
  const version = versionOf(documentPath);
  const key = preview?.table === 'resource' && preview.id === id ? `?key=${preview.token}` : '';
  return { url: `/documents/${String(id)}.pdf${key}`, bytes: documentBytes, version };
}

/**
 * Identifies a file without its path in the store. The path would let anyone read it, even when its
 * resource is no longer published.
 */
export const versionOf = (path: string) =>
  createHash('sha256').update(path).digest('base64url').slice(0, 16);
