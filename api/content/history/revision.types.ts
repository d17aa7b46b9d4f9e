import { Language } from '../../generated/prisma/enums.ts';
import { connectionOf } from '../lists/connection.ts';
import { MediaType } from '../media/medium.ts';
import { Picture } from '../media/picture.ts';
import { displayNameRule } from '../../session/accountNames.ts';
import * as t from '../../graphqlTypes.ts';

@t.ObjectType('RevisionChange', 'A field that a version of a record changed.')
export class RevisionChange extends t.outputFields({
  field: t.string(
    'The name of the field, such as `title`. `isOutdated` changes from `true` to `false` ' +
      'when somebody confirms that a translation is still right, and back when an earlier ' +
      'version is restored. `albumOrder` is the order of the pictures of the album.',
  ),
  language: t.field(
    () => Language,
    'The language of the text: that of the record, of a translation, or of the description of its picture.',
  ),
  isTranslation: t.boolean('Whether it is a field of a translation.'),
  before: t.string('The text in the previous version. May be empty.'),
  after: t.string('The text in this version. May be empty.'),
}) {}

@t.ObjectType('RevisionFile', 'The picture, video or document of a version of a record.')
export class RevisionFile extends t.outputFields({
  type: t.field(() => MediaType, 'The type of the file.'),
  name: t.string('The name of the file, such as `hall.webp`.'),
  isKept: t.boolean('Whether the file still exists, because the record has it or can get it back.'),
  keptUntil: t.dateTime.orNull(
    'The time until which it can be restored. Null if the record has it now, or if it is no longer kept.',
  ),
  url: t.string.orNull(
    'The address: absolute, or a path on this site. Null if the file does not exist any more.',
  ),
  picture: t.field.orNull(
    () => Picture,
    'The picture, or the still picture of a video, with its description in the language of ' +
      'the record. Null if there is none.',
  ),
}) {}

@t.ObjectType('RevisionFileChange', 'A replaced picture, video or document of a record.')
class RevisionFileChange extends t.outputFields({
  before: t.field.orNull(
    () => RevisionFile,
    'The file of the previous version. Null if it had none.',
  ),
  after: t.field.orNull(() => RevisionFile, 'The file of this version. Null if it has none.'),
}) {}

@t.ObjectType('Revision', 'A version of a record.')
class RevisionType extends t.outputFields({
  id: t.id('Identifies the version among the versions of all records.'),
  version: t.int('The number of the version. The first version of a record is 1.'),
  changedAt: t.dateTime.orNull('When it was written. Null if it was not recorded.'),
  changedBy: t.string.orNull(
    `The name of the account that wrote it, even if the account was removed since. ${displayNameRule} Null if it is not known.`,
  ),
  isCreation: t.boolean('Whether this version created the record.'),
  restoredVersion: t.int.orNull(
    'The number of the version that it restored. Null if it restored none, or if this was not recorded.',
  ),
  isPresent: t.boolean('Whether it is the current version.'),
  title: t.string('The title or name of the record in this version.'),
  language: t.field(
    () => Language,
    'The language of the title: that of the record in this version, or the requested one.',
  ),
  changes: t.field(() => [RevisionChange], 'The changes, one for each field.'),
  fileChange: t.field.orNull(
    () => RevisionFileChange,
    'The change of the picture, video or document. Null if it did not change.',
  ),
  restoresFiles: t.boolean(
    'Whether restoring this version also restores its picture, video or document. If the ' +
      'file does not exist any more, the current one stays.',
  ),
}) {}
export type Revision = InstanceType<typeof RevisionType>;

export const RevisionConnection = connectionOf('Revision', RevisionType);

@t.ObjectType('RestoredRevision', 'The result of restoring a former version.')
export class RestoredRevisionType extends t.outputFields({
  version: t.int('The number of the new version.'),
  restoredFiles: t.boolean(
    'Whether the picture, video or document was restored too. False if the file did not ' +
      'exist any more; then the current one has stayed.',
  ),
}) {}
export type RestoredRevision = InstanceType<typeof RestoredRevisionType>;
