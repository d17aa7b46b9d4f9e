import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../scalars.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A key on a device or in a password manager, with which one signs in (WebAuthn).',
})
export class Passkey {
  @Field(() => ID, { description: 'Identifies the passkey.' })
  id!: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was last used; null if never.' })
  lastUsedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when it is refused because somebody may have a copy; null while it is not.',
  })
  cloneSuspectedAt!: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'By what one proves who one is besides the password.',
})
export class SecondFactors {
  @Field(() => ID, { description: 'The `id` of the account.' })
  id!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when an authenticator app makes codes for the account; null without one.',
  })
  totpSince!: Date | null;

  @Field(() => [Passkey], { description: 'The passkeys, the eldest first.' })
  passkeys!: Passkey[];

  @Field(() => Int, { description: 'How many recovery codes are left.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'Whether every account needs a second factor.' })
  isRequired!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when they can be changed without another `confirmIdentity`.',
  })
  confirmedUntil!: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What an authenticator app is set up with; nothing is changed yet.',
})
export class TotpSetup {
  @Field(() => String, { description: 'The secret in base 32, to be typed into an app.' })
  secret!: string;

  @Field(() => String, { description: 'The same as the address that is shown as a QR code.' })
  uri!: string;

  @Field(() => String, { description: 'Goes back to `addTotp` with the first code.' })
  setup!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What adding a second factor brings.' })
export class AddedSecondFactor {
  @Field(() => SecondFactors, { description: 'All of them from now on.' })
  secondFactors!: SecondFactors;

  @Field(() => [String], {
    nullable: true,
    description: 'With the first factor, recovery codes: they cannot be read again.',
  })
  recoveryCodes!: string[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'New recovery codes.' })
export class RenewedRecoveryCodes {
  @Field(() => SecondFactors, { description: 'The second factors from now on.' })
  secondFactors!: SecondFactors;

  @Field(() => [String], { description: 'The codes; they cannot be read again.' })
  recoveryCodes!: string[];
}

@InputType({ description: 'The second factor of a sign-in: exactly one of these.' })
export class SecondFactorProof {
  @Field(() => String, { nullable: true, description: 'A code of the authenticator app.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'A recovery code, which is used up.' })
  recoveryCode?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'A PublicKeyCredential as JSON, for options of `createPasskeySignIn`.',
  })
  passkey?: object | null;
}

@InputType({ description: 'By what one proves again who one is: exactly one of these.' })
export class IdentityProof {
  @Field(() => String, { nullable: true, description: 'The password.' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'A code of the authenticator app.' })
  code?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'A PublicKeyCredential as JSON, for options of `createPasskeyConfirmation`.',
  })
  passkey?: object | null;
}

@ObjectType({ simpleResolvers: true, description: 'What an account has as second factors.' })
export class AccountSecondFactors {
  @Field(() => ID, { description: 'The `id` of the account.' })
  id!: string;

  @Field(() => String, { description: 'Its e-mail address.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether an authenticator app is set up.' })
  hasTotp!: boolean;

  @Field(() => Int, { description: 'How many passkeys it has.' })
  passkeyCount!: number;

  @Field(() => Int, { description: 'How many recovery codes are left.' })
  recoveryCodesLeft!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Who has to prove twice who they are.' })
export class SecondFactorPolicy {
  @Field(() => Boolean, { description: 'Whether every account needs a second factor.' })
  isRequired!: boolean;

  @Field(() => [AccountSecondFactors], { description: 'All accounts, by their addresses.' })
  accounts!: AccountSecondFactors[];
}
