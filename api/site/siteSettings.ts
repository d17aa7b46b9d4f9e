import { Field, Int, ObjectType } from 'type-graphql';
import type { ServerSettings } from './serverSettings.ts';
import type { SettingsValues } from '../shared/site/settings.rules.ts';

@ObjectType({ simpleResolvers: true, description: 'The bank account for donations.' })
export class BankAccount {
  @Field(() => String, { description: 'The holder of the account.' })
  accountName!: string;

  @Field(() => String, { description: 'The name of the bank.' })
  bank!: string;

  @Field(() => String, { description: 'The account number as printed by the bank.' })
  accountNumber!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The contact details of the association, and how this site works. A text that is not set is null.',
})
export class SiteSettings {
  @Field(() => String, { description: 'The address of this site, without a trailing slash.' })
  siteUrl!: string;

  @Field(() => String, { nullable: true, description: 'A telephone number as people write it.' })
  phoneNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The email address for contact.' })
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

  @Field(() => BankAccount, {
    nullable: true,
    description: 'The bank account. Null until all three parts are set.',
  })
  bankAccount!: BankAccount | null;

  @Field(() => Int, {
    description: 'How many days an inquiry is kept after it was delivered, read or answered.',
  })
  inquiryRetentionDays!: number;

  @Field(() => Boolean, {
    description:
      'Whether this site sends mail. If not, messages from visitors can only be read on the site.',
  })
  sendsMail!: boolean;
}

/** The settings that visitors may see. Empty texts become null. */
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
