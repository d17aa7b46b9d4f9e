import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import { CsvExport, ExportArgs, ListExportArgs, exportLimits } from './csvExport.types.ts';
import { exportAccounts } from './exportAccounts.ts';
import { exportCategories } from './exportCategories.ts';
import { exportCommittee } from './exportCommittee.ts';
import { exportApplications, exportInquiries, exportMailMessages } from './exportMail.ts';
import { chosenIds } from './exportTable.ts';

/** Lists that no import reads. */
@Resolver()
export class ListExportResolver {
  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => CsvExport, {
    description: `Makes a table of what visitors asked, the latest first. ${exportLimits}`,
  })
  exportInquiries(
    @Args(() => ListExportArgs) { ids, language }: ListExportArgs,
    @Arg('answered', () => Boolean, {
      nullable: true,
      description: 'Only those that were marked as answered, or only those that were not.',
    })
    answered: boolean | null,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportInquiries(context, { answered, ids: chosenIds(ids), language });
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => CsvExport, {
    description: `Makes a table of the applications for membership, the latest first. ${exportLimits}`,
  })
  exportMembershipApplications(
    @Args(() => ListExportArgs) { ids, language }: ListExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportApplications(context, { ids: chosenIds(ids), language });
  }

  @Access(Role.ADMIN)
  @Mutation(() => CsvExport, {
    description: `Makes a table of the outbox, the latest first, without the texts. ${exportLimits}`,
  })
  exportMailMessages(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Arg('undelivered', () => Boolean, {
      defaultValue: false,
      description: 'Only those that did not go out by mail.',
    })
    undelivered: boolean,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportMailMessages(context, { undelivered, language });
  }

  @Access(Role.ADMIN)
  @Mutation(() => CsvExport, {
    description: `Makes a table of the accounts, the eldest first. ${exportLimits}`,
  })
  exportAccounts(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportAccounts(context, language);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => CsvExport, {
    description: `Makes a table of who leads the association, will and did. ${exportLimits}`,
  })
  exportCommittee(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportCommittee(context, language);
  }

  @Access(Role.ADMIN, Role.EDITOR)
  @Mutation(() => CsvExport, {
    description: `Makes a table of the categories of all kinds. ${exportLimits}`,
  })
  exportCategories(
    @Args(() => ExportArgs) { language }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<CsvExport> {
    return exportCategories(context, language);
  }
}
