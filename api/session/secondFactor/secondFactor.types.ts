import { GraphQLJSONObject } from 'graphql-scalars';
import {
  boolean,
  dateTime,
  field,
  id,
  inputType,
  int,
  objectType,
  string,
} from '../../graphqlTypes.ts';

export const Passkey = objectType(
  'Passkey',
  'A key on a device or in a password manager, for signing in (WebAuthn).',
  {
    id: id('Identifies the passkey.'),
    name: string('The name that its owner gave it.'),
    createdAt: dateTime('When it was added.'),
    lastUsedAt: dateTime.orNull('When it was last used. Null if it never was.'),
    cloneSuspectedAt: dateTime.orNull(
      'Since when it is refused, because somebody may have a copy of it. Null if it works.',
    ),
  },
);
export type Passkey = InstanceType<typeof Passkey>;

export const SecondFactors = objectType(
  'SecondFactors',
  'The second factors of an account, besides the password.',
  {
    id: id('The `id` of the account.'),
    totpSince: dateTime.orNull('Since when an authenticator app is set up. Null if there is none.'),
    passkeys: field(() => [Passkey], 'The passkeys, the oldest first.'),
    recoveryCodesLeft: int('The number of unused recovery codes.'),
    isRequired: boolean('Whether every account needs a second factor.'),
    confirmedUntil: dateTime.orNull(
      'The time until which they can be changed without another `confirmIdentity`. Null if that time is over.',
    ),
  },
);
export type SecondFactors = InstanceType<typeof SecondFactors>;

export const TotpSetup = objectType(
  'TotpSetup',
  'The data to set up an authenticator app. Nothing has changed yet.',
  {
    secret: string('The secret in base 32, to type into an app.'),
    uri: string('The secret as an address, to display as a QR code.'),
    setup: string('To be sent to `addTotp` with the first code.'),
  },
);
export type TotpSetup = InstanceType<typeof TotpSetup>;

export const AddedSecondFactor = objectType(
  'AddedSecondFactor',
  'The result of adding a second factor.',
  {
    secondFactors: field(() => SecondFactors, 'All second factors.'),
    recoveryCodes: field.orNull(
      () => [String],
      'The recovery codes, which cannot be read again. Null unless it is the first factor.',
    ),
  },
);
export type AddedSecondFactor = InstanceType<typeof AddedSecondFactor>;

export const RenewedRecoveryCodes = objectType('RenewedRecoveryCodes', 'New recovery codes.', {
  secondFactors: field(() => SecondFactors, 'The second factors.'),
  recoveryCodes: field(() => [String], 'The codes, which cannot be read again.'),
});
export type RenewedRecoveryCodes = InstanceType<typeof RenewedRecoveryCodes>;

export const SecondFactorProof = inputType(
  'SecondFactorProof',
  'The second factor of a sign-in: exactly one of these.',
  {
    code: string.orNull('A code of the authenticator app.'),
    recoveryCode: string.orNull('A recovery code. It works once.'),
    passkey: field.orNull<object>(
      () => GraphQLJSONObject,
      'A PublicKeyCredential as JSON, made with the options of `createPasskeySignIn`.',
    ),
  },
);
export type SecondFactorProof = InstanceType<typeof SecondFactorProof>;

export const IdentityProof = inputType(
  'IdentityProof',
  'The proof of identity: exactly one of these.',
  {
    password: string.orNull('The password.'),
    code: string.orNull('A code of the authenticator app.'),
    passkey: field.orNull<object>(
      () => GraphQLJSONObject,
      'A PublicKeyCredential as JSON, made with the options of `createPasskeyConfirmation`.',
    ),
  },
);
export type IdentityProof = InstanceType<typeof IdentityProof>;

export const AccountSecondFactors = objectType(
  'AccountSecondFactors',
  'The second factors of an account.',
  {
    id: id('The `id` of the account.'),
    email: string('The email address of the account.'),
    hasTotp: boolean('Whether an authenticator app is set up.'),
    passkeyCount: int('The number of passkeys.'),
    recoveryCodesLeft: int('The number of unused recovery codes.'),
  },
);

export const SecondFactorPolicy = objectType(
  'SecondFactorPolicy',
  'The policy for second factors, with the state of all accounts.',
  {
    isRequired: boolean('Whether every account needs a second factor.'),
    accounts: field(() => [AccountSecondFactors], 'All accounts, by email address.'),
  },
);
export type SecondFactorPolicy = InstanceType<typeof SecondFactorPolicy>;
