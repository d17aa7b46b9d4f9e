import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Language } from '../generated/prisma/enums.ts';
import { DateTime } from '../scalars.ts';
import { connectionOf } from './connection.ts';
import type { Revision } from './listRevisions.ts';
import { MediaType } from './medium.ts';
import { Picture } from './picture.ts';
import type { RestoredRevision } from './restoreRevision.ts';
import type { Change } from './revisionChanges.ts';
import type { FileChange, RevisionFile } from './revisionFiles.ts';

@ObjectType('RevisionChange', {
  simpleResolvers: true,
  description: 'A field that a version of a record changed.',
})
class RevisionChange implements Change {
  @Field(() => String, {
    description:
      'The name of the field, such as `title`; `isOutdated`, from `true` to `false`, where a ' +
      'translation was found to be still right, and back where a version from before that was restored.',
  })
  field!: string;

  @Field(() => Language, {
    description:
      'The language of the text: that of the record, of a translation, or of a description of its picture.',
  })
  language!: Language;

  @Field(() => Boolean, { description: 'Whether it is a field of a translation.' })
  isTranslation!: boolean;

  @Field(() => String, { description: 'What it said before; empty where nothing.' })
  before!: string;

  @Field(() => String, { description: 'What it says in this version; empty where nothing.' })
  after!: string;
}

@ObjectType('RevisionFile', {
  simpleResolvers: true,
  description: 'A picture, video or document that a version of a record has.',
})
class RevisionFileType implements RevisionFile {
  @Field(() => MediaType, { description: 'What it is.' })
  type!: MediaType;

  @Field(() => String, { description: 'The name of the file, such as `hall.webp`.' })
  name!: string;

  @Field(() => Boolean, {
    description: 'Whether it is still there, because the record has it or can be given it back.',
  })
  isKept!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Until when the record can be given it back; null where the record has it, and where it is no ' +
      'longer kept.',
  })
  keptUntil!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its address, absolute or a path on this site; null where it is no longer there.',
  })
  url!: string | null;

  @Field(() => Picture, {
    nullable: true,
    description:
      'The picture, or the still picture of a video, with its description in the language of the ' +
      'record; null where there is none (any more).',
  })
  picture!: Picture | null;
}

@ObjectType('RevisionFileChange', {
  simpleResolvers: true,
  description: 'The picture, video or document that a version of a record replaced, and by what.',
})
class RevisionFileChange implements FileChange {
  @Field(() => RevisionFileType, {
    nullable: true,
    description: 'That of the version before; null where it had none.',
  })
  before!: RevisionFile | null;

  @Field(() => RevisionFileType, {
    nullable: true,
    description: 'That of this version; null where it has none.',
  })
  after!: RevisionFile | null;
}

@ObjectType('Revision', { simpleResolvers: true, description: 'A version of a record.' })
class RevisionType implements Revision {
  @Field(() => ID, { description: 'Identifies it among the versions of all records.' })
  id!: string;

  @Field(() => Int, { description: 'Its number: versions of a record are counted from 1.' })
  version!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was written; null where that was not noted yet.',
  })
  changedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The email address of the account that wrote it, also of one that was removed; null where that is not known.',
  })
  changedBy!: string | null;

  @Field(() => Boolean, { description: 'Whether the record was created with it.' })
  isCreation!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of the version that was restored with it; null where none was, or that was not noted yet.',
  })
  restoredVersion!: number | null;

  @Field(() => Boolean, { description: 'Whether it is what the record says at present.' })
  isPresent!: boolean;

  @Field(() => String, { description: 'The title or name of the record in this version.' })
  title!: string;

  @Field(() => Language, {
    description:
      'The language of the title: that of the record in this version, or the one that was asked for.',
  })
  language!: Language;

  @Field(() => [RevisionChange], { description: 'What it changed, field by field.' })
  changes!: Change[];

  @Field(() => RevisionFileChange, {
    nullable: true,
    description: 'Its change of the picture, video or document; null where it changed none.',
  })
  fileChange!: FileChange | null;

  @Field(() => Boolean, {
    description:
      'Whether restoring it gives its picture, video or document back, too. Where that is no longer ' +
      'there, the present one stays.',
  })
  restoresFiles!: boolean;
}

export const RevisionConnection = connectionOf('Revision', RevisionType);

@ObjectType('RestoredRevision', {
  simpleResolvers: true,
  description: 'What restoring a former version has made.',
})
export class RestoredRevisionType implements RestoredRevision {
  @Field(() => Int, { description: 'The number of the new version.' })
  version!: number;

  @Field(() => Boolean, {
    description:
      'Whether the record has the picture, video or document of the former version. False where that ' +
      'was no longer there: then the present one has stayed.',
  })
  restoredFiles!: boolean;
}
