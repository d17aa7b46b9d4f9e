import { createHash } from 'node:crypto';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Context } from '../../context.ts';
import type { Resource as ResourceRow } from '../../generated/prisma/client.ts';

@ObjectType({ simpleResolvers: true, description: 'A PDF that comes with a resource.' })
export class ResourceDocument {
  @Field(() => String, {
    description:
      'Its address, a path on this site, which stays when the file is replaced: it can be linked to from anywhere.',
  })
  url!: string;

  @Field(() => Int, { description: 'How large it is, in bytes.' })
  bytes!: number;

  @Field(() => String, { description: 'Another one for each file.' })
  version!: string;
}

type DocumentColumns = Pick<ResourceRow, 'id' | 'documentPath' | 'documentBytes'>;

/** The document of a row; null when it has none. A link for a preview opens it, too. */
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
 * What tells a file from all others, and nothing of where it is stored: whoever knows that can read it
 * even when its resource is no longer published.
 */
export const versionOf = (path: string) =>
  createHash('sha256').update(path).digest('base64url').slice(0, 16);
