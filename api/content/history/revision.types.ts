import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Language } from '../../generated/prisma/enums.ts';
import { DateTime } from '../../scalars.ts';
import { connectionOf } from '../lists/connection.ts';
import type { Revision } from './listRevisions.ts';
import { MediaType } from '../media/medium.ts';
import { Picture } from '../media/picture.ts';
import type { RestoredRevision } from './restoreRevision.ts';
import type { Change } from './revisionChanges.ts';
import type { FileChange, RevisionFile } from './revisionFiles.ts';
import { displayNameRule } from '../../session/accountNames.ts';

@ObjectType('RevisionChange', {
  simpleResolvers: true,
  description: 'A field that a version of a record changed.',
})
class RevisionChange implements Change {
  @Field(() => String, {
    description:
      'The name of the field, such as `title`. `isOutdated` changes from `true` to `false` ' +
      'when somebody confirms that a translation is still right, and back when an earlier ' +
      'version is restored. `albumOrder` is the order of the pictures of the album.',
  })
  field!: string;

  @Field(() => Language, {
    description:
      'The language of the text: that of the record, of a translation, or of the description of its picture.',
  })
  language!: Language;

  @Field(() => Boolean, { description: 'Whether it is a field of a translation.' })
  isTranslation!: boolean;

  @Field(() => String, { description: 'The text in the previous version. May be empty.' })
  before!: string;

  @Field(() => String, { description: 'The text in this version. May be empty.' })
  after!: string;
}

@ObjectType('RevisionFile', {
  simpleResolvers: true,
  description: 'The picture, video or document of a version of a record.',
})
class RevisionFileType implements RevisionFile {
  @Field(() => MediaType, { description: 'The type of the file.' })
  type!: MediaType;

  @Field(() => String, { description: 'The name of the file, such as `hall.webp`.' })
  name!: string;

  @Field(() => Boolean, {
    description: 'Whether the file still exists, because the record has it or can get it back.',
  })
  isKept!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'The time until which it can be restored. Null if the record has it now, or if it is no longer kept.',
  })
  keptUntil!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The address: absolute, or a path on this site. Null if the file does not exist any more.',
  })
  url!: string | null;

  @Field(() => Picture, {
    nullable: true,
    description:
      'The picture, or the still picture of a video, with its description in the language of ' +
      'the record. Null if there is none.',
  })
  picture!: Picture | null;
}

@ObjectType('RevisionFileChange', {
  simpleResolvers: true,
  description: 'A replaced picture, video or document of a record.',
})
class RevisionFileChange implements FileChange {
  @Field(() => RevisionFileType, {
    nullable: true,
    description: 'The file of the previous version. Null if it had none.',
  })
  before!: RevisionFile | null;

  @Field(() => RevisionFileType, {
    nullable: true,
    description: 'The file of this version. Null if it has none.',
  })
  after!: RevisionFile | null;
}

@ObjectType('Revision', { simpleResolvers: true, description: 'A version of a record.' })
class RevisionType implements Revision {
  @Field(() => ID, { description: 'Identifies the version among the versions of all records.' })
  id!: string;

  @Field(() => Int, {
    description: 'The number of the version. The first version of a record is 1.',
  })
  version!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was written. Null if it was not recorded.',
  })
  changedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: `The name of the account that wrote it, even if the account was removed since. ${displayNameRule} Null if it is not known.`,
  })
  changedBy!: string | null;

  @Field(() => Boolean, { description: 'Whether this version created the record.' })
  isCreation!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of the version that it restored. Null if it restored none, or if this was not recorded.',
  })
  restoredVersion!: number | null;

  @Field(() => Boolean, { description: 'Whether it is the present version.' })
  isPresent!: boolean;

  @Field(() => String, { description: 'The title or name of the record in this version.' })
  title!: string;

  @Field(() => Language, {
    description:
      'The language of the title: that of the record in this version, or the requested one.',
  })
  language!: Language;

  @Field(() => [RevisionChange], { description: 'The changes, one for each field.' })
  changes!: Change[];

  @Field(() => RevisionFileChange, {
    nullable: true,
    description: 'The change of the picture, video or document. Null if it did not change.',
  })
  fileChange!: FileChange | null;

  @Field(() => Boolean, {
    description:
      'Whether restoring this version also restores its picture, video or document. If the ' +
      'file does not exist any more, the present one stays.',
  })
  restoresFiles!: boolean;
}

export const RevisionConnection = connectionOf('Revision', RevisionType);

@ObjectType('RestoredRevision', {
  simpleResolvers: true,
  description: 'The result of restoring a former version.',
})
export class RestoredRevisionType implements RestoredRevision {
  @Field(() => Int, { description: 'The number of the new version.' })
  version!: number;

  @Field(() => Boolean, {
    description:
      'Whether the picture, video or document was restored too. False if the file did not ' +
      'exist any more; then the present one has stayed.',
  })
  restoredFiles!: boolean;
}
