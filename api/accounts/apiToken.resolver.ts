import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { addDays } from '../shared/dates/days.ts';
import { apiTokens as messages } from '../shared/messages/en/adminApiTokens.ts';
import { Access, requireViewer, Role } from '../access.ts';
import { UuidArg } from '../uuidArg.ts';
import type { Context } from '../context.ts';
import { transactionAs } from '../database/transaction.ts';
import { notFound } from '../errors.ts';
import type { ApiToken as TokenRow } from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import { lockAsAdmin } from '../session/accountState.ts';
import { newApiToken } from '../session/apiTokens.ts';
import { needsConfirmation, requireConfirmation } from '../session/secondFactor/confirmIdentity.ts';
import { hashOf } from '../session/tokens.ts';
import { apiTokenRules, type Scope } from '../shared/accounts/apiToken.rules.ts';
import { ApiToken, ApiTokenInput, CreatedApiToken } from './apiToken.types.ts';

@Resolver()
export class ApiTokenResolver {
  @Access(Role.ADMIN)
  @Query(() => [ApiToken], {
    description: 'The API tokens that were not revoked, the newest first.',
  })
  async apiTokens(@Ctx() context: Context): Promise<ApiToken[]> {
    const rows = await context.prisma.apiToken.findMany({
      where: { revokedAt: null },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    return rows.map((row) => shown(context, row));
  }

  @Access(Role.ADMIN)
  @Mutation(() => CreatedApiToken, {
    description: `Creates an API token. It is revoked when the account that created it is disabled, removed or no longer an ADMIN. ${needsConfirmation}`,
  })
  async createApiToken(
    @Arg('input', () => ApiTokenInput, { description: 'Its name, scopes and lifetime.' })
    input: ApiTokenInput,
    @Ctx() context: Context,
  ): Promise<CreatedApiToken> {
    const { prisma, now, log, client } = context;
    const { days, ...values } = parseInput(apiTokenRules, input, messages.fields);
    await requireConfirmation(context);
    const { id: createdBy } = requireViewer(context);
    const secret = newApiToken();
    const createdAt = now();
    const expiresAt = addDays(createdAt, days);
    const row = await transactionAs(prisma, createdBy, async (tx) => {
      await lockAsAdmin(tx, createdBy);
      const tokenHash = hashOf(secret);
      return tx.apiToken.create({
        data: { ...values, tokenHash, createdBy, createdAt, expiresAt },
      });
    });
    const note = { user: createdBy, apiToken: row.id, address: client.address };
    log.info(note, 'an API token was created');
    return { apiToken: shown(context, row), secret };
  }

  @Access(Role.ADMIN)
  @Mutation(() => ID, {
    description:
      'Revokes an API token, which stops working at once, and returns the id. Fails with ' +
      'NOT_FOUND if it was already revoked.',
  })
  async revokeApiToken(
    @UuidArg('id', { description: 'The id of the token.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const { prisma, now, log, client } = context;
    const viewer = requireViewer(context);
    await transactionAs(prisma, viewer.id, async (tx) => {
      const where = { id, revokedAt: null };
      const { count } = await tx.apiToken.updateMany({ where, data: { revokedAt: now() } });
      if (count === 0) throw notFound('ApiToken');
    });
    const note = { user: viewer.id, apiToken: id, address: client.address };
    log.info(note, 'an API token was revoked');
    return id;
  }
}

const shown = ({ now }: Context, row: TokenRow): ApiToken => ({
  ...row,
  scopes: row.scopes as Scope[],
  isExpired: row.expiresAt <= now(),
});
