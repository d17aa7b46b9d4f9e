import type { z } from 'zod';
import { admin } from '../../../client/messages/en/content/resource/admin.ts';
import { parseInput } from '../../parseInput.ts';
import { createRecord, deleteRecord, type RecordModel, updateRecord } from '../records.ts';
import { IdempotencyKey, type Submission } from '../submissions.ts';
import { resourceRules } from './resource.rules.ts';
import { Resource, ResourceConnection, ResourceInput, resourceKind } from './resource.types.ts';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Public, Role } from '../../access.ts';
import type { Context } from '../../context.ts';
import type { Resource as ResourceRow } from '../../generated/prisma/client.ts';
import { type Connection, SearchedPageArgs } from '../connection.ts';
import { rowId } from '../id.ts';
import { listEntries, type Listed } from '../lists.ts';

const kind: RecordModel<ResourceRow> = {
  type: 'Resource',
  messages: admin.fields,
  content: 'resource',
  bucket: null,
  find: (tx, id) => tx.resource.findUnique({ where: { id } }),
  remove: (tx, id) => tx.resource.delete({ where: { id } }),
  pathsOf: () => [],
  duplicateField: 'title',
};

@Resolver(() => Resource)
export class ResourceResolver {
  @Public({ tags: ['resource'] })
  @Query(() => ResourceConnection, {
    description: 'Resources in the order of entry, of one category or of all.',
  })
  async resources(
    @Args(() => SearchedPageArgs) page: SearchedPageArgs,
    @Arg('categoryId', () => ID, { nullable: true, description: 'Only those of this category.' })
    categoryId: string | null,
    @Ctx() context: Context,
  ): Promise<Connection<Listed<ResourceRow>>> {
    return listEntries<ResourceRow>(context, resourceKind.source, page, { categoryId });
  }

  @Public({ tags: ['resource'] })
  @Query(() => Resource, { nullable: true, description: 'One resource; null when there is none.' })
  async resource(
    @Arg('id', () => ID, { description: 'The id of the resource.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<ResourceRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.resource.findUnique({ where: { id: number } });
  }

  @Access(Role.ADMIN)
  @Mutation(() => Resource, { description: 'Creates a resource.' })
  async createResource(
    @Arg('input', () => ResourceInput, { description: 'What it says.' }) input: ResourceInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<ResourceRow> {
    const values = resourceColumns(parseInput(resourceRules, input, kind.messages));
    const files = {};
    return createRecord(context, kind, submission, files, (tx, _stored, createdBy) =>
      tx.resource.create({ data: { ...values, createdBy } }),
    );
  }

  @Access(Role.ADMIN)
  @Mutation(() => Resource, {
    description: 'Changes a resource. Fails with CONFLICT when somebody else changed it since.',
  })
  async updateResource(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'Its `version` as last read.' }) version: number,
    @Arg('input', () => ResourceInput, { description: 'What it says from now on.' })
    input: ResourceInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<ResourceRow> {
    const values = resourceColumns(parseInput(resourceRules, input, kind.messages));
    const files = {};
    return updateRecord(
      context,
      kind,
      submission,
      { id, version },
      files,
      (tx, where, _stored, next) => tx.resource.update({ where, data: { ...values, ...next } }),
    );
  }

  @Access(Role.ADMIN)
  @Mutation(() => ID, { description: 'Deletes a resource; returns the id.' })
  deleteResource(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return deleteRecord(context, kind, id);
  }
}

/** The columns of an input. */
function resourceColumns(values: z.output<typeof resourceRules>) {
  const { description, categoryId } = values;
  return { ...values, description: description.split('\n'), categoryId: Number(categoryId) };
}
