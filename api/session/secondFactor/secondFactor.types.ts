import { GraphQLJSONObject } from 'graphql-scalars';
import * as t from '../../graphqlTypes.ts';

@t.ObjectType('Passkey', 'A key on a device or in a password manager, for signing in (WebAuthn).')
export class Passkey extends t.outputFields({
  id: t.id('Identifies the passkey.'),
  name: t.string('The name that its owner gave it.'),
  createdAt: t.dateTime('When it was added.'),
  lastUsedAt: t.dateTime.orNull('When it was last used. Null if it never was.'),
  cloneSuspectedAt: t.dateTime.orNull(
    'Since when it is refused, because somebody may have a copy of it. Null if it works.',
  ),
}) {}

@t.ObjectType('SecondFactors', 'The second factors of an account, besides the password.')
export class SecondFactors extends t.outputFields({
  id: t.id('The `id` of the account.'),
  hasPassword: t.boolean(
    'Whether the account has a password. One that was created with a passkey has none at first.',
  ),
  totpSince: t.dateTime.orNull('Since when an authenticator app is set up. Null if there is none.'),
  passkeys: t.field(() => [Passkey], 'The passkeys, the oldest first.'),
  recoveryCodesLeft: t.int('The number of unused recovery codes.'),
  isRequired: t.boolean('Whether every account needs a second factor.'),
  confirmedUntil: t.dateTime.orNull(
    'The time until which they can be changed without another `confirmIdentity`. Null if that time is over.',
  ),
}) {}

@t.ObjectType('TotpSetup', 'The data to set up an authenticator app. Nothing has changed yet.')
export class TotpSetup extends t.outputFields({
  secret: t.string('The secret in base 32, to type into an app.'),
  uri: t.string('The secret as an address, to display as a QR code.'),
  setup: t.string('To be sent to `addTotp` with the first code.'),
}) {}

@t.ObjectType('AddedSecondFactor', 'The result of adding a second factor.')
export class AddedSecondFactor extends t.outputFields({
  secondFactors: t.field(() => SecondFactors, 'All second factors.'),
  recoveryCodes: t.field.orNull(
    () => [String],
    'The recovery codes, which cannot be read again. Null unless it is the first factor.',
  ),
}) {}

@t.ObjectType('RenewedRecoveryCodes', 'New recovery codes.')
export class RenewedRecoveryCodes extends t.outputFields({
  secondFactors: t.field(() => SecondFactors, 'The second factors.'),
  recoveryCodes: t.field(() => [String], 'The codes, which cannot be read again.'),
}) {}

@t.InputType('SecondFactorProof', 'The second factor of a sign-in: exactly one of these.')
export class SecondFactorProof extends t.inputFields({
  code: t.string.orNull('A code of the authenticator app.'),
  recoveryCode: t.string.orNull('A recovery code. It works once.'),
  passkey: t.field.orNull<object>(
    () => GraphQLJSONObject,
    'A PublicKeyCredential as JSON, made with the options of `createPasskeySignIn`.',
  ),
}) {}

@t.InputType('IdentityProof', 'The proof of identity: exactly one of these.')
export class IdentityProof extends t.inputFields({
  password: t.string.orNull('The password.'),
  code: t.string.orNull('A code of the authenticator app.'),
  passkey: t.field.orNull<object>(
    () => GraphQLJSONObject,
    'A PublicKeyCredential as JSON, made with the options of `createPasskeyConfirmation`.',
  ),
}) {}

@t.ObjectType('AccountSecondFactors', 'The second factors of an account.')
class AccountSecondFactors extends t.outputFields({
  id: t.id('The `id` of the account.'),
  name: t.string('The name of the account; empty if it has none.'),
  email: t.string('The email address of the account.'),
  hasTotp: t.boolean('Whether an authenticator app is set up.'),
  passkeyCount: t.int('The number of passkeys.'),
  recoveryCodesLeft: t.int('The number of unused recovery codes.'),
}) {}

@t.ObjectType(
  'SecondFactorPolicy',
  'The policy for second factors, with the state of all accounts.',
)
export class SecondFactorPolicy extends t.outputFields({
  isRequired: t.boolean('Whether every account needs a second factor.'),
  accounts: t.field(() => [AccountSecondFactors], 'All accounts, by email address.'),
}) {}
