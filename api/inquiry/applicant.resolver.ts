import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import { rowId } from '../content/lists/id.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { findApplication } from './findApplication.ts';
import { MembershipApplication } from './inquiry.types.ts';
import { registerApplicant, unregisterApplicant } from './registerApplicant.ts';

const idDescription = { description: 'The id of the application.' };

@Resolver()
export class ApplicantResolver {
  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => MembershipApplication, {
    description:
      'Registers an applicant as a member from today, with the values of the application. ' +
      'Returns the application. Fails with NOT_FOUND, and with CONFLICT, naming the member, ' +
      'if the application already has one.',
  })
  async registerApplicant(
    @Arg('id', () => ID, idDescription) id: string,
    @Ctx() context: Context,
  ): Promise<MembershipApplication> {
    return changed(context, id, registerApplicant);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => MembershipApplication, {
    description:
      'Undoes the registration of an applicant: deletes the member. Returns the application. ' +
      'Fails with NOT_FOUND, and with CONFLICT if the member was changed since.',
  })
  async unregisterApplicant(
    @Arg('id', () => ID, idDescription) id: string,
    @Ctx() context: Context,
  ): Promise<MembershipApplication> {
    return changed(context, id, unregisterApplicant);
  }
}

async function changed(
  context: Context,
  id: string,
  change: (context: Context, id: number) => Promise<void>,
): Promise<MembershipApplication> {
  const number = rowId(id) ?? 0;
  await change(context, number);
  const application = await findApplication(context, number);
  if (!application) throw notFound('MembershipApplication');
  return application;
}
