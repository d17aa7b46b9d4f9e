import {
  Arg,
  Args,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { Language } from '../generated/prisma/enums.ts';
import { DateTime } from '../scalars.ts';
import { type Connection, connectionOf, PageArgs } from './connection.ts';
import { contentKindEnum } from './contentKindEnum.ts';
import { kindNamed } from './contentKinds.ts';
import { rowId } from './id.ts';
import { listRevisions, type Revision } from './listRevisions.ts';
import { restoreRevision } from './restoreRevision.ts';
import type { Change } from './revisionChanges.ts';

@ObjectType('RevisionChange', {
  simpleResolvers: true,
  description: 'A field that a version of a record changed.',
})
class RevisionChange implements Change {
  @Field(() => String, { description: 'The name of the field, such as `title`.' })
  field!: string;

  @Field(() => Language, {
    description: 'The language of the text: that of the record, or of a translation.',
  })
  language!: Language;

  @Field(() => String, { description: 'What it said before; empty where nothing.' })
  before!: string;

  @Field(() => String, { description: 'What it says in this version; empty where nothing.' })
  after!: string;
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
      'The email address of the account that wrote it; null where that is not known or has been removed.',
  })
  changedBy!: string | null;

  @Field(() => Boolean, { description: 'Whether the record was created with it.' })
  isCreation!: boolean;

  @Field(() => Boolean, { description: 'Whether it is what the record says at present.' })
  isPresent!: boolean;

  @Field(() => String, { description: 'The title or name of the record in this version.' })
  title!: string;

  @Field(() => Language, { description: 'The language of the record in this version.' })
  language!: Language;

  @Field(() => [RevisionChange], { description: 'What it changed, field by field.' })
  changes!: Change[];

  @Field(() => Boolean, { description: 'Whether it changed a picture, video or document.' })
  hasOtherFiles!: boolean;
}

const RevisionConnection = connectionOf('Revision', RevisionType);

@Resolver()
export class RevisionResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Query(() => RevisionConnection, {
    description:
      'The versions of a record, the present one first; none where there is no such record.',
  })
  revisions(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: Context,
  ): Promise<Connection<Revision>> {
    return listRevisions(context, kindNamed(kind), rowId(id) ?? 0, page);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => Int, {
    description:
      'Gives a record back what it said in a former version, with its translations then, as a new ' +
      'version, of which it returns the number. Its files, and whether visitors see it, stay as they ' +
      'are. Fails with NOT_FOUND where the record or the former version is gone, with CONFLICT when ' +
      'somebody else changed the record since or an equal one is there by now, and with ' +
      'BAD_USER_INPUT where its category is gone.',
  })
  restoreRevision(
    @Arg('kind', () => contentKindEnum, { description: 'The kind of the record.' }) kind: string,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'Its `version` as last read.' }) version: number,
    @Arg('former', () => Int, { description: 'The number of the former version.' }) former: number,
    @Ctx() context: Context,
  ): Promise<number> {
    return restoreRevision(context, kindNamed(kind), { id: rowId(id) ?? 0, version }, former);
  }
}
