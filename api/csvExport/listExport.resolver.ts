import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, Role, Scope } from '../access.ts';
import type { Context } from '../context.ts';
import { CsvExport, ExportArgs, ListExportArgs, exportLimits } from './csvExport.types.ts';
import { exportAccounts } from './exportAccounts.ts';
import { exportCategories } from './exportCategories.ts';
import { exportCommittee } from './exportCommittee.ts';
import { exportApplications, exportInquiries, exportMailMessages } from './exportMail.ts';
import { selectedIds } from './exportTable.ts';

/** Lists that cannot be imported. */
@Resolver()
export class ListExportResolver {
  @Access(Role.ADMIN, Role.EDITOR, Scope.INQUIRIES_READ)
  @Mutation(() => CsvExport, {
    description: `Exports inquiries, the latest first. ${exportLimits}`,
  })
  exportInquiries(
    @Args(() => ListExportArgs) { ids, language }: ListExportArgs,
    @Arg('answered', () => Boolean, {
      nullable: true,
      description: 'True for answered inquiries, false for the others. Without it, all.',
    })
    answered: boolean | null,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportInquiries(context, { answered, ids: selectedIds(ids), language });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Mutation(() => CsvExport, {
    description: `Exports the membership applications, the latest first. ${exportLimits}`,
  })
  exportMembershipApplications(
    @Args(() => ListExportArgs) { ids, language }: ListExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportApplications(context, { ids: selectedIds(ids), language });
  }

  @Access(Role.ADMIN)
  @Mutation(() => CsvExport, {
    description: `Exports the outbox, the latest first, without the texts. ${exportLimits}`,
  })
  exportMailMessages(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Arg('undelivered', () => Boolean, {
      defaultValue: false,
      description: 'Only messages that were not sent by mail.',
    })
    undelivered: boolean,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportMailMessages(context, { undelivered, language });
  }

  @Access(Role.ADMIN)
  @Mutation(() => CsvExport, {
    description: `Exports the accounts, the oldest first. ${exportLimits}`,
  })
  exportAccounts(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportAccounts(context, language);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ)
  @Mutation(() => CsvExport, {
    description: `Exports the present, former and future officers. ${exportLimits}`,
  })
  exportCommittee(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportCommittee(context, language);
  }

  @Access(Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ)
  @Mutation(() => CsvExport, {
    description: `Exports the categories of all kinds. ${exportLimits}`,
  })
  exportCategories(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportCategories(context, language);
  }
}
