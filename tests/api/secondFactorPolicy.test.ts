import { beforeEach, describe, expect, it } from 'vitest';
import { rootFields } from '../../api/access.ts';
import { buildSchema } from '../../api/graphql/schema.ts';
import { type Admin, startApi, testPassword } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { leastCall } from '../support/leastCall.ts';
import { confirm, setUpTotp } from '../support/secondFactors.ts';
import { codes, signIn } from '../support/sessions.ts';

let colleague: Admin;
const now = () => new Date();
// With the cache of sessions, which has to learn of every change.
const api = useApi({}, { CACHE_MB: '1' });
const admin = useAdmin(api);
beforeEach(async () => {
  colleague = await api.signInAdmin('colleague@example.org');
});

const demand = (isRequired: boolean) =>
  admin.query(
    'mutation ($isRequired: Boolean!) { requireSecondFactor(isRequired: $isRequired) { isRequired } }',
    { isRequired },
  );
const mustSetUp = (who: Admin) => who.query('{ viewer { mustSetUpSecondFactor } }');

describe('the requirement of a second factor', () => {
  beforeEach(async () => {
    await confirm(admin);
    await setUpTotp(admin, now);
    expect((await mustSetUp(colleague)).data).toEqual({ viewer: { mustSetUpSecondFactor: false } });
    expect((await demand(true)).data).toEqual({ requireSecondFactor: { isRequired: true } });
  });

  it('allows an account without a second factor only the operations that set one up', async () => {
    expect((await mustSetUp(colleague)).data).toEqual({ viewer: { mustSetUpSecondFactor: true } });
    const allowed = new Set<string>();
    const operations = rootFields(buildSchema()).filter(
      ({ field }) => field.extensions['access'] !== 'anyone',
    );
    for (const { type, field } of operations) {
      const { errors } = await colleague.query(leastCall(type, field));
      const [error] = errors ?? [];
      if (error?.extensions['reason'] === 'secondFactorSetupRequired') {
        expect(error.extensions['code']).toBe('FORBIDDEN');
      } else allowed.add(field.name);
    }
    expect([...allowed].sort()).toEqual([
      'addPasskey',
      'addTotp',
      'confirmIdentity',
      'createPasskeyConfirmation',
      'createPasskeyRegistration',
      'createTotpSetup',
      'secondFactors',
    ]);
  });

  it('takes effect in every process at once, as does the setup of a second factor', async () => {
    const other = await startApi({}, { CACHE_MB: '1' }, { beside: api });
    try {
      const ask = async () => {
        const headers = { authorization: `Bearer ${colleague.accessToken}` };
        return codes(await other.query('{ members { edges { cursor } } }', {}, headers));
      };
      await expect.poll(ask).toEqual(['FORBIDDEN']);
      await demand(false);
      await expect.poll(ask).toBeUndefined();
      await demand(true);
      await expect.poll(ask).toEqual(['FORBIDDEN']);
      await confirm(colleague);
      await setUpTotp(colleague, now);
      await expect.poll(ask).toBeUndefined();
    } finally {
      await other.stop();
    }
  });

  it('hides the parts of public operations that are for admins', async () => {
    const { data } = await colleague.query('{ committee { future { id } } }');
    expect(data).toEqual({ committee: { future: null } });
  });

  it('allows all operations only while a second factor is set up', async () => {
    await confirm(colleague);
    await setUpTotp(colleague, now);
    await colleague.ask('{ members { edges { cursor } } }');
    await colleague.query('mutation { removeTotp { id } }');
    expect(codes(await colleague.query('{ members { edges { cursor } } }'))).toEqual(['FORBIDDEN']);
  });

  it('can be withdrawn', async () => {
    await demand(false);
    await colleague.ask('{ members { edges { cursor } } }');
  });
});

it('cannot be required by an admin without one', async () => {
  await confirm(admin);
  const answer = await demand(true);
  expect(answer.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    reason: 'secondFactorMissing',
  });
});

describe('the second factors of a colleague', () => {
  it('are listed and can be removed by an admin, and the colleague is notified', async () => {
    await confirm(colleague);
    await setUpTotp(colleague, now);
    await confirm(admin);
    const { data } = await admin.query(
      '{ secondFactorPolicy { accounts { email hasTotp passkeyCount recoveryCodesLeft } } }',
    );
    expect(data['secondFactorPolicy']).toEqual({
      accounts: [
        { email: 'admin@example.org', hasTotp: false, passkeyCount: 0, recoveryCodesLeft: 0 },
        { email: 'colleague@example.org', hasTotp: true, passkeyCount: 0, recoveryCodesLeft: 10 },
      ],
    });
    const reset = await admin.query(
      'mutation ($id: ID!) { resetSecondFactors(accountId: $id) { accounts { hasTotp } } }',
      { id: colleague.id },
    );
    expect(reset.data).toEqual({
      resetSecondFactors: { accounts: [{ hasTotp: false }, { hasTotp: false }] },
    });
    expect((await signIn(api, 'colleague@example.org', testPassword)).errors).toBeUndefined();
    const letter = await api.services.prisma.mailMessage.findFirstOrThrow({
      orderBy: { id: 'desc' },
    });
    expect(letter).toMatchObject({ to: 'colleague@example.org' });
    expect(letter.text).toContain('An admin removed the second factors');
  });

  it('cannot be removed for an unknown account', async () => {
    await confirm(admin);
    for (const id of ['1', '00000000-0000-4000-8000-000000000000']) {
      const reset = await admin.query(
        'mutation ($id: ID!) { resetSecondFactors(accountId: $id) { isRequired } }',
        { id },
      );
      expect(codes(reset)).toEqual(['NOT_FOUND']);
    }
  });
});
