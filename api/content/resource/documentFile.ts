import type { FieldErrors } from '../../shared/fieldErrors.rules.ts';
import type { Resource as ResourceRow } from '../../generated/prisma/client.ts';
import type { StoredFile } from '../../media/saveWithFiles.ts';
import { type FileArgument, readDocument } from '../../media/uploads.ts';
import { UploadScalar } from '../../media/uploadScalar.ts';
import { MediaType } from '../media/medium.ts';
import type { RecordFiles } from '../media/recordFiles.ts';
import { documentField } from '../../shared/content/resource/resource.fields.ts';
import { ArgsType, boolean, field, inputFields } from '../../graphqlTypes.ts';

@ArgsType()
class NewDocumentArgs extends inputFields({
  document: field.orNull<FileArgument>(
    () => UploadScalar,
    'A PDF document. Required if there is no link.',
  ),
}) {}

interface DocumentArgs {
  document?: FileArgument;
  removeDocument?: boolean;
}

@ArgsType()
class ReplacingDocumentArgs extends inputFields({
  document: field.orNull<FileArgument>(
    () => UploadScalar,
    'A new document. Without it, the current one stays.',
  ),
  removeDocument: boolean('Whether to remove the current document of the resource.', {
    defaultValue: false,
  }),
}) {}

type DocumentColumns = Pick<ResourceRow, 'documentUrl' | 'documentPath' | 'documentBytes'>;

const noDocument = { documentUrl: null, documentPath: null, documentBytes: null };

const documentColumns = ({ url, path, bytes }: StoredFile): DocumentColumns => ({
  documentUrl: url,
  documentPath: path,
  documentBytes: bytes,
});

const linkMissing = { link: { code: 'required' as const, values: {} } };

const errorsWithout = (input: object): FieldErrors =>
  'link' in input && String(input.link).trim() === '' ? linkMissing : {};

/** The optional document of a resource. */
export const documentFile: RecordFiles<DocumentArgs, 'document', DocumentColumns> = {
  createArgs: NewDocumentArgs,
  updateArgs: ReplacingDocumentArgs,
  errorsOf: ({ document }, input) => (document ? {} : errorsWithout(input)),
  read: async (context, { document }) => ({
    document: await readDocument(context, document, documentField),
  }),
  columnsOfNew: ({ document }) => (document ? documentColumns(document) : noDocument),
  columnsOfChange({ document }, { removeDocument }) {
    if (document) return documentColumns(document);
    return removeDocument ? noDocument : {};
  },
  missingIn(row) {
    const { link, documentPath } = row as ResourceRow;
    return link || documentPath ? {} : linkMissing;
  },
  pathsOf: ({ documentPath }) => [documentPath],
  medium: {
    type: MediaType.DOCUMENT,
    url: 'documentUrl',
    path: 'documentPath',
    bytes: 'documentBytes',
  },
  without: { columns: noDocument, errorsOf: errorsWithout },
};
