import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, Role } from '../access.ts';
import type { Context } from '../context.ts';
import type { FileArgument } from '../media/uploads.ts';
import { UploadScalar } from '../media/uploadScalar.ts';
import { BankRow } from './bankFile.types.ts';

@Resolver()
export class BankFileResolver {
  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => [BankRow], {
    description:
      'Reads the CSV file of a bank and proposes who paid. It stores nothing: a person confirms each row with `createPayment`.',
  })
  async readBankFile(
    @Arg('file', () => UploadScalar, { nullable: true, description: 'The file, required.' })
    file: FileArgument,
    @Ctx() context: Context,
  ): Promise<BankRow[]> {
    const { readBankFile } = await import('./readBankFile.ts');
    return readBankFile(context, file);
  }
}
