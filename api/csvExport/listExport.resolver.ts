import { Arg, Args, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import type { Context } from '../context.ts';
import { ApplicationFilterArgs } from '../inquiry/applicationFilter.ts';
import { RegisterArgs, RegisterPart } from '../members/register.types.ts';
import { MemberFeeArgs } from '../payments/fee.types.ts';
import { CsvExport, ExportArgs, ListExportArgs, exportLimits } from './csvExport.types.ts';
import { selectedIds } from './exportTable.ts';

/** Lists that cannot be imported. The modules of exports, with their words, load when they are first used. */
@Resolver()
export class ListExportResolver {
  @Access(Role.ADMIN, Role.EDITOR, Scope.INQUIRIES_READ)
  @Mutation(() => CsvExport, {
    description: `Exports inquiries, the latest first. ${exportLimits}`,
  })
  async exportInquiries(
    @Args(() => ListExportArgs) { ids, language }: ListExportArgs,
    @Arg('answered', () => Boolean, {
      nullable: true,
      description: 'True for answered inquiries, false for the others. Without it, all.',
    })
    answered: boolean | null,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { exportInquiries } = await import('./exportMail.ts');
    return exportInquiries(context, { answered, ids: selectedIds(ids), language });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Mutation(() => CsvExport, {
    description: `Exports the membership applications, the latest first. ${exportLimits}`,
  })
  async exportMembershipApplications(
    @Args(() => ListExportArgs) { ids, language }: ListExportArgs,
    @Args(() => ApplicationFilterArgs) { states, assignedTo }: ApplicationFilterArgs,
    @Arg('search', () => String, {
      defaultValue: '',
      description: 'Only applications that the list finds with this search.',
    })
    search: string,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { exportApplications } = await import('./exportMail.ts');
    const filter = { states, assignedTo, search };
    return exportApplications(context, { ...filter, ids: selectedIds(ids), language });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Mutation(() => CsvExport, {
    description: `Exports a part of the register of members, by name. ${exportLimits}`,
  })
  async exportMemberRegister(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Args(() => RegisterArgs) days: RegisterArgs,
    @Arg('part', () => RegisterPart, {
      defaultValue: RegisterPart.MEMBERS,
      description: 'The part to export.',
    })
    part: RegisterPart,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { exportRegister } = await import('./exportRegister.ts');
    return exportRegister(context, part, days, language);
  }

  @Access(Role.ADMIN)
  @Mutation(() => CsvExport, {
    description: `Exports the outbox, the latest first, without the texts. ${exportLimits}`,
  })
  async exportMailMessages(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Arg('undelivered', () => Boolean, {
      defaultValue: false,
      description: 'Only messages that were not sent by mail.',
    })
    undelivered: boolean,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { exportMailMessages } = await import('./exportMail.ts');
    return exportMailMessages(context, { undelivered, language });
  }

  @Access(Role.ADMIN)
  @Mutation(() => CsvExport, {
    description: `Exports the accounts, the oldest first. ${exportLimits}`,
  })
  async exportAccounts(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { exportAccounts } = await import('./exportAccounts.ts');
    return exportAccounts(context, language);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ)
  @Mutation(() => CsvExport, {
    description: `Exports the present, former and future officers. ${exportLimits}`,
  })
  async exportCommittee(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { exportCommittee } = await import('./exportCommittee.ts');
    return exportCommittee(context, language);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ)
  @Mutation(() => CsvExport, {
    description: `Exports the categories of all kinds. ${exportLimits}`,
  })
  async exportCategories(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { exportCategories } = await import('./exportCategories.ts');
    return exportCategories(context, language);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => CsvExport, {
    description: `Exports what members owe and have paid for a year, by name, in English. ${exportLimits}`,
  })
  async exportMemberFees(
    @Args(() => MemberFeeArgs) args: MemberFeeArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { exportMemberFees } = await import('./exportFees.ts');
    return exportMemberFees(context, args);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => CsvExport, {
    description: `Exports the payments received in a year of fees, the earliest first, in English. ${exportLimits}`,
  })
  async exportPayments(
    @Arg('year', () => Int, { description: 'The year in which the financial year ends.' })
    year: number,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    const { exportPayments } = await import('./exportFees.ts');
    return exportPayments(context, year);
  }
}
