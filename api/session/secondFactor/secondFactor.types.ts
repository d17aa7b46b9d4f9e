import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../scalars.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A key on a device or in a password manager, for signing in (WebAuthn).',
})
export class Passkey {
  @Field(() => ID, { description: 'Identifies the passkey.' })
  id!: string;

  @Field(() => String, { description: 'The name that its owner gave it.' })
  name!: string;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last used. Null if it never was.',
  })
  lastUsedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Since when it is refused, because somebody may have a copy of it. Null if it works.',
  })
  cloneSuspectedAt!: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The second factors of an account, besides the password.',
})
export class SecondFactors {
  @Field(() => ID, { description: 'The `id` of the account.' })
  id!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when an authenticator app is set up. Null if there is none.',
  })
  totpSince!: Date | null;

  @Field(() => [Passkey], { description: 'The passkeys, the oldest first.' })
  passkeys!: Passkey[];

  @Field(() => Int, { description: 'The number of unused recovery codes.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'Whether every account needs a second factor.' })
  isRequired!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'The time until which they can be changed without another `confirmIdentity`. Null if that time is over.',
  })
  confirmedUntil!: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The data to set up an authenticator app. Nothing has changed yet.',
})
export class TotpSetup {
  @Field(() => String, { description: 'The secret in base 32, to type into an app.' })
  secret!: string;

  @Field(() => String, { description: 'The secret as an address, to display as a QR code.' })
  uri!: string;

  @Field(() => String, { description: 'To be sent to `addTotp` with the first code.' })
  setup!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of adding a second factor.' })
export class AddedSecondFactor {
  @Field(() => SecondFactors, { description: 'All second factors.' })
  secondFactors!: SecondFactors;

  @Field(() => [String], {
    nullable: true,
    description:
      'The recovery codes, which cannot be read again. Null unless it is the first factor.',
  })
  recoveryCodes!: string[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'New recovery codes.' })
export class RenewedRecoveryCodes {
  @Field(() => SecondFactors, { description: 'The second factors.' })
  secondFactors!: SecondFactors;

  @Field(() => [String], { description: 'The codes, which cannot be read again.' })
  recoveryCodes!: string[];
}

@InputType({ description: 'The second factor of a sign-in: exactly one of these.' })
export class SecondFactorProof {
  @Field(() => String, { nullable: true, description: 'A code of the authenticator app.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'A recovery code. It works once.' })
  recoveryCode?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'A PublicKeyCredential as JSON, made with the options of `createPasskeySignIn`.',
  })
  passkey?: object | null;
}

@InputType({ description: 'The proof of identity: exactly one of these.' })
export class IdentityProof {
  @Field(() => String, { nullable: true, description: 'The password.' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'A code of the authenticator app.' })
  code?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      'A PublicKeyCredential as JSON, made with the options of `createPasskeyConfirmation`.',
  })
  passkey?: object | null;
}

@ObjectType({ simpleResolvers: true, description: 'The second factors of an account.' })
export class AccountSecondFactors {
  @Field(() => ID, { description: 'The `id` of the account.' })
  id!: string;

  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether an authenticator app is set up.' })
  hasTotp!: boolean;

  @Field(() => Int, { description: 'The number of passkeys.' })
  passkeyCount!: number;

  @Field(() => Int, { description: 'The number of unused recovery codes.' })
  recoveryCodesLeft!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The policy for second factors, with the state of all accounts.',
})
export class SecondFactorPolicy {
  @Field(() => Boolean, { description: 'Whether every account needs a second factor.' })
  isRequired!: boolean;

  @Field(() => [AccountSecondFactors], { description: 'All accounts, by email address.' })
  accounts!: AccountSecondFactors[];
}
