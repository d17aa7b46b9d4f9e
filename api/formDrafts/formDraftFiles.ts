import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Context, Services } from '../context.ts';
import { invalidArgument, notFound } from '../errors.ts';
import { readAll } from '../media/uploadBytes.ts';
import type { FileArgument } from '../media/uploads.ts';
import type { FormDraftFile } from './formDraft.types.ts';
import { requireActiveSession } from '../session/requireActiveSession.ts';
import { maxFileText } from './formDraftLimits.ts';

/** The maximum number of files of an account. The oldest ones are deleted. */
export const maxFiles = 20;

interface DraftId {
  userId: string;
  path: string;
  tab: string;
}

type StoredFile = Omit<FormDraftFile, 'url'> & { id: string };

/** Reads the files of a draft without their content. All drafts of a request share one statement. */
export async function readDraftFiles(context: Context, draft: DraftId): Promise<FormDraftFile[]> {
  const files = await context.prisma.formDraft
    .findUnique({ where: { userId_path_tab: draft } })
    .files({ select: { id: true, field: true, name: true, type: true } });
  return (files ?? []).map((file) => withAddress(context, file));
}

/** A file with its address, which contains a key: the browser reads it without an access token. */
function withAddress({ fileKeys }: Services, { id, ...file }: StoredFile): FormDraftFile {
  const path = pathOf(id);
  return { ...file, url: fileKeys.sign(`/${path}`, path) };
}

const pathOf = (id: string) => `draft-files/${id}`;

/**
 * Stores a file with its draft. It replaces the file of the same field.
 * @throws NOT_FOUND without the draft, BAD_USER_INPUT if the file is missing or too large
 */
export async function saveDraftFile(
  context: Context,
  { userId, path, tab }: DraftId,
  field: string,
  upload: FileArgument,
): Promise<FormDraftFile> {
  const { prisma, mediaLimits, now } = context;
  if (!upload) throw invalidArgument('file is required');
  const { filename, mimetype: type, createReadStream } = await upload;
  // A client may send no name, although the types of graphql-upload do not allow it.
  const name = (filename as string | undefined) ?? '';
  if ([field, name, type].some((text) => text.length > maxFileText))
    throw invalidArgument(`A name must have at most ${String(maxFileText)} characters`);
  const limit = Math.max(mediaLimits.imageBytes, mediaLimits.documentBytes);
  const content = await readAll(createReadStream, limit, { name: field });
  await requireActiveSession(context);
  const [saved] = await prisma.$queryRaw<StoredFile[]>`
    INSERT INTO "form-draft-file" (id, "userId", path, tab, field, name, type, content, "savedAt")
    SELECT ${randomUUID()}::uuid, "userId", path, tab, ${field}, ${name}, ${type}, ${content},
      ${now().toISOString()}::timestamp
    FROM "form-draft" WHERE "userId" = ${userId}::uuid AND path = ${path} AND tab = ${tab} FOR KEY SHARE
    ON CONFLICT ("userId", path, tab, field) DO UPDATE
      SET id = excluded.id, name = excluded.name, type = excluded.type, content = excluded.content,
        "savedAt" = excluded."savedAt"
    RETURNING id, field, name, type`;
  if (!saved) throw notFound('FormDraft');
  await prisma.$executeRaw`DELETE FROM "form-draft-file" WHERE id IN (
    SELECT id FROM "form-draft-file" WHERE "userId" = ${userId}::uuid
    ORDER BY "savedAt" DESC, id OFFSET ${maxFiles})`;
  return withAddress(context, saved);
}

/** Gives the files of a draft to the one that continues it, unless the former has changed since. */
export async function moveDraftFiles(
  { prisma }: Services,
  { userId, path, tab }: DraftId,
  former: { tab: string; savedAt: Date },
): Promise<void> {
  await prisma.$executeRaw`
    UPDATE "form-draft-file" AS file SET tab = ${tab} FROM "form-draft" AS former
    WHERE former."userId" = ${userId}::uuid AND former.path = ${path} AND former.tab = ${former.tab}
      AND former."savedAt" <= ${former.savedAt.toISOString()}::timestamp
      AND (file."userId", file.path, file.tab) = (former."userId", former.path, former.tab)
      AND NOT EXISTS (SELECT FROM "form-draft-file" AS own
        WHERE (own."userId", own.path, own.tab, own.field) = (former."userId", former.path, ${tab}, file.field))`;
}

/**
 * Serves the file of a draft. The address must contain the key of the file; no access token is
 * needed.
 */
export function serveDraftFiles({ prisma, fileKeys }: Services): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const { id } = request.params;
    const { key } = request.query;
    const isAllowed = typeof key === 'string' && fileKeys.verify(key, pathOf(id));
    const file = isAllowed ? await prisma.formDraftFile.findUnique({ where: { id } }) : null;
    if (!file) {
      response.sendStatus(404);
      return;
    }
    // A download, so that no script in it runs as part of this site.
    response.attachment().set('Cache-Control', 'private, no-store').send(Buffer.from(file.content));
  };
}
