import { Field, Int, ObjectType } from 'type-graphql';
import type { ServerSettings } from './serverSettings.ts';
import type { SettingsValues } from './settings.rules.ts';

@ObjectType({ simpleResolvers: true, description: 'The bank account to which donations go.' })
export class BankAccount {
  @Field(() => String, { description: 'In whose name the account is held.' })
  accountName!: string;

  @Field(() => String, { description: 'The name of the bank.' })
  bank!: string;

  @Field(() => String, { description: 'The account number as printed by the bank.' })
  accountNumber!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How to reach the association, and how this site works. What is not set is null.',
})
export class SiteSettings {
  @Field(() => String, { description: 'The address of this site, without a slash at its end.' })
  siteUrl!: string;

  @Field(() => String, { nullable: true, description: 'A telephone number as people write it.' })
  phoneNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address for contact.' })
  contactEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'The address of the office.' })
  officeLocation!: string | null;

  @Field(() => String, { nullable: true, description: 'The Facebook page, an http(s) address.' })
  facebookUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The Telegram group, an http(s) address.' })
  telegramUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The WhatsApp group, an http(s) address.' })
  whatsappUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The Viber group, an http(s) address.' })
  viberUrl!: string | null;

  @Field(() => BankAccount, { nullable: true, description: 'Null until all three parts are set.' })
  bankAccount!: BankAccount | null;

  @Field(() => Int, {
    description: 'Days for which an inquiry is kept after it was delivered, read or answered.',
  })
  inquiryRetentionDays!: number;

  @Field(() => Boolean, {
    description: 'Whether this site sends mail. Otherwise what visitors write is read on it alone.',
  })
  sendsMail!: boolean;
}

/** What visitors are told; what is empty is null. */
export function siteSettingsOf(values: SettingsValues, server: ServerSettings): SiteSettings {
  const { bankAccountName, bankName, bankAccountNumber } = values;
  return {
    siteUrl: server.siteUrl,
    phoneNumber: values.phoneNumber || null,
    contactEmail: values.contactEmail || null,
    officeLocation: values.officeLocation || null,
    facebookUrl: values.facebookUrl || null,
    telegramUrl: values.telegramUrl || null,
    whatsappUrl: values.whatsappUrl || null,
    viberUrl: values.viberUrl || null,
    bankAccount:
      bankAccountName && bankName && bankAccountNumber
        ? { accountName: bankAccountName, bank: bankName, accountNumber: bankAccountNumber }
        : null,
    inquiryRetentionDays: values.inquiryRetentionDays,
    sendsMail: server.sendsMail,
  };
}
