import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, Role } from '../../access.ts';
import type { Context } from '../../context.ts';
import { changeKind, ChosenOutcomeType, ChosenRecordsArgs } from './chosen.types.ts';
import type { ChosenOutcome } from './chosenRecords.ts';
import { deleteChosen } from './deleteChosen.ts';
import { publishChosen, takeDownChosen, undoPublication } from './publishChosen.ts';
import type { Reported } from './sentIds.ts';

/** What every change of records that were chosen together has in its description. */
const orNone =
  'All in one step; where `changed` names any, somebody has changed those since, and nothing was ' +
  'done. Those that are gone do not hold up the others.';

/** What editors do with several records of a list at once. */
@Resolver()
export class ChosenResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => ChosenOutcomeType, {
    description: `Has visitors see records from now on. ${orNone}`,
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
      'Has visitors see records no more; those that are published later become drafts. ' + orNone,
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
      'Gives records back the publication of the version before this one, which undoes ' +
      '`publishRecords` and `takeDownRecords`. What somebody has changed since stays as it is, and ' +
      'does not hold up the others.',
  })
  undoPublication(
    @Args(() => ChosenRecordsArgs) chosen: ChosenRecordsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<ChosenOutcome>> {
    return changeKind(chosen, (...named) => undoPublication(context, ...named));
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => ChosenOutcomeType, {
    description: `Deletes records; \`restoreRecords\` takes that back. ${orNone}`,
  })
  deleteRecords(
    @Args(() => ChosenRecordsArgs) chosen: ChosenRecordsArgs,
    @Ctx() context: Context,
  ): Promise<Reported<ChosenOutcome>> {
    return changeKind(chosen, (...named) => deleteChosen(context, ...named));
  }
}
