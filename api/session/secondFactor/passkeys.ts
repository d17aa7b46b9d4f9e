import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Passkey, User } from '../../generated/prisma/client.ts';
import { associationName } from '../../mail/renderMailMessage.ts';
import { challengeMinutes, storeChallenge, takeChallenge } from './challenges.ts';
import { transaction } from '../../database/transaction.ts';
import { passkeyRefused } from '../../errors.ts';
import { deliverSoon } from '../../mail/deliverMailMessage.ts';
import { storeFactorMail } from './factorMail.ts';

/** Loaded at the first use of a passkey, because few requests need it. */
const webAuthn = () => import('@simplewebauthn/server');

const timeout = challengeMinutes * 60_000;

/** The owner of passkeys in WebAuthn: the site at its public address, and no other one. */
function relyingParty({ server }: Context) {
  const { hostname, origin } = new URL(server.siteUrl);
  return { rpID: hostname, origin };
}

/** The parts of a browser's response that are read here. The library verifies all of them. */
const credential = z.looseObject({
  id: z.string(),
  response: z.looseObject({
    clientDataJSON: z.string(),
    userHandle: z.string().optional(),
    transports: z.array(z.string()).optional(),
  }),
});
const clientData = z.object({ challenge: z.string() });

/** The challenge in a response; null if it cannot be read. */
function challengeIn({ response }: z.infer<typeof credential>): string | null {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8');
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
}

/**
 * The options with which a browser creates a passkey for an account.
 * @param isNew for an account that is created together with the passkey
 */
export async function registrationOptions(
  context: Context,
  { id, email }: Pick<User, 'id' | 'email'>,
  { isNew = false } = {},
): Promise<object> {
  const { rpID } = relyingParty(context);
  const passkeys = await context.prisma.passkey.findMany({ where: { userId: id } });
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: associationName,
    rpID,
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(id)),
    timeout,
    excludeCredentials: passkeys.map(named),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const purpose = 'PASSKEY_REGISTRATION';
  await storeChallenge(context, options.challenge, { purpose, userId: isNew ? null : id });
  return options;
}

type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/**
 * Verifies the response of a browser to these options, once; null if it is not valid.
 * @param userId the account of the options; null for an account that is created together with the
 * passkey
 */
export async function verifiedRegistration(
  context: Context,
  userId: string | null,
  given: object,
): Promise<NewPasskey | null> {
  const parsed = credential.safeParse(given);
  const challenge = parsed.success ? challengeIn(parsed.data) : null;
  if (!parsed.success || challenge === null) return null;
  if (!(await takeChallenge(context, challenge, 'PASSKEY_REGISTRATION', userId))) return null;
  const { rpID, origin } = relyingParty(context);
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: parsed.data as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter: BigInt(counter),
    transports: parsed.data.response.transports ?? [],
  };
}

/**
 * The options with which a browser signs with a passkey.
 * @param userId the account; null to sign in with any passkey of the browser
 */
export async function authenticationOptions(
  context: Context,
  userId: string | null,
): Promise<object> {
  const { rpID } = relyingParty(context);
  const passkeys = userId ? await context.prisma.passkey.findMany({ where: { userId } }) : [];
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    timeout,
    allowCredentials: passkeys.map(named),
    userVerification: 'required',
  });
  const purpose = 'PASSKEY_AUTHENTICATION';
  await storeChallenge(context, options.challenge, { purpose, userId });
  return options;
}

/**
 * Verifies the response of a passkey, once.
 * @param userId the account of the options; null if there was none
 * @returns the passkey, its new signature counter, and when the challenge was issued; null if the
 * response is not valid
 */
async function verifiedPasskey(context: Context, userId: string | null, given: object) {
  const parsed = credential.safeParse(given);
  const challenge = parsed.success ? challengeIn(parsed.data) : null;
  if (!parsed.success || challenge === null) return null;
  const issuedAt = await takeChallenge(context, challenge, 'PASSKEY_AUTHENTICATION', userId);
  if (!issuedAt) return null;
  const { id: credentialId, response } = parsed.data;
  const passkey = await context.prisma.passkey.findFirst({
    where: { credentialId, ...(userId && { userId }) },
    include: { user: true },
  });
  if (!passkey) return null;
  const owner = Buffer.from(passkey.userId).toString('base64url');
  if (response.userHandle && response.userHandle !== owner) return null;
  const { rpID, origin } = relyingParty(context);
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: parsed.data as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      // `usePasskey` compares the counter, in the statement that updates it.
      counter: 0,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return null;
  return { passkey, newCounter: authenticationInfo.newCounter, issuedAt };
}

const named = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports,
});

type OwnedPasskey = Passkey & { user: User };

/**
 * Verifies the response of a passkey and uses it up.
 * @param userId the account of the challenge; null if there was none
 * @returns the account of the passkey
 * @throws INVALID_CREDENTIALS
 */
export async function usePasskey(
  context: Context,
  userId: string | null,
  response: object,
): Promise<User> {
  const verified = await verifiedPasskey(context, userId, response);
  if (!verified) throw passkeyRefused();
  const { passkey, newCounter, issuedAt } = verified;
  const { count } = await context.prisma.passkey.updateMany({
    where: {
      id: passkey.id,
      cloneSuspectedAt: null,
      // A passkey without a counter always sends 0.
      OR: [{ counter: { lt: newCounter } }, ...(newCounter === 0 ? [{ counter: 0 }] : [])],
    },
    data: { counter: newCounter, lastUsedAt: context.now() },
  });
  if (count === 1) return passkey.user;
  await suspectClone(context, passkey, issuedAt);
  throw passkeyRefused();
}

/**
 * A counter that decreases means that two devices have the passkey. Its owner is notified once. It
 * also decreases if two responses of one device arrive in the wrong order. A response to a
 * challenge issued after the last use cannot be one of these.
 */
async function suspectClone(
  context: Context,
  { id, name, user }: OwnedPasskey,
  issuedAt: Date,
): Promise<void> {
  const { prisma, now, log } = context;
  const { isSuspected, mail } = await transaction(prisma, async (tx) => {
    const { count } = await tx.passkey.updateMany({
      where: {
        id,
        cloneSuspectedAt: null,
        OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: issuedAt } }],
      },
      data: { cloneSuspectedAt: now() },
    });
    const isSuspected = count === 1;
    const happened = { event: 'cloned', name } as const;
    const mail = isSuspected ? await storeFactorMail(tx, context, user.email, happened) : null;
    return { isSuspected, mail };
  });
  if (!isSuspected) return;
  deliverSoon(context, mail);
  log.warn({ user: user.id, passkey: id }, 'a passkey may have been copied; it is refused');
}
