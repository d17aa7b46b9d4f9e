import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, Role } from '../../access.ts';
import type { Context } from '../../context.ts';
import { changeKind, ChosenOutcomeType, ChosenRecordsArgs } from './chosen.types.ts';
import type { ChosenOutcome } from './chosenRecords.ts';
import { deleteChosen } from './deleteChosen.ts';
import { publishChosen, takeDownChosen, undoPublication } from './publishChosen.ts';
import type { Reported } from './sentIds.ts';

/** The common part of the descriptions of bulk operations. */
const orNone =
  'If somebody has changed one of them since, nothing is done, and `changed` has the ids of the ' +
  'changed ones. Records that do not exist any more do not prevent the change of the others.';

/** Bulk operations on selected records of a list. */
@Resolver()
export class ChosenResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => ChosenOutcomeType, {
    description: `Publishes records now. ${orNone}`,
  })
  publishRecords(
    @Args(() => ChosenRecordsArgs) chosen: ChosenRecordsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<ChosenOutcome>> {
    return changeKind(chosen, (...named) => publishChosen(context, ...named));
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => ChosenOutcomeType, {
    description:
      'Takes records down, so that visitors no longer see them. Scheduled records become drafts. ' +
      orNone,
  })
  takeDownRecords(
    @Args(() => ChosenRecordsArgs) chosen: ChosenRecordsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<ChosenOutcome>> {
    return changeKind(chosen, (...named) => takeDownChosen(context, ...named));
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => ChosenOutcomeType, {
    description:
      'Restores the publication state of the previous version of records. This undoes ' +
      '`publishRecords` and `takeDownRecords`. Records that somebody has changed since stay ' +
      'as they are; the others are still restored.',
  })
  undoPublication(
    @Args(() => ChosenRecordsArgs) chosen: ChosenRecordsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<ChosenOutcome>> {
    return changeKind(chosen, (...named) => undoPublication(context, ...named));
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => ChosenOutcomeType, {
    description: `Deletes records. \`restoreRecords\` undoes this. ${orNone}`,
  })
  deleteRecords(
    @Args(() => ChosenRecordsArgs) chosen: ChosenRecordsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<ChosenOutcome>> {
    return changeKind(chosen, (...named) => deleteChosen(context, ...named));
  }
}
