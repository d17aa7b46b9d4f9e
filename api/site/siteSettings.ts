import { Field, Int, ObjectType } from 'type-graphql';
import type { Env } from '../env.ts';

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
  description: 'How to reach the association, from its configuration. What is not set is null.',
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

/** The public part of the configuration; every other variable stays on the server. */
export function siteSettingsFrom(env: Env): SiteSettings {
  const { BANK_ACCOUNT_NAME, BANK_NAME, BANK_ACCOUNT_NUMBER } = env;
  return {
    siteUrl: env.SITE_URL,
    phoneNumber: env.PHONE_NUMBER || null,
    contactEmail: env.CONTACT_EMAIL || null,
    officeLocation: env.OFFICE_LOCATION || null,
    facebookUrl: env.FACEBOOK_URL || null,
    telegramUrl: env.TELEGRAM_URL || null,
    whatsappUrl: env.WHATSAPP_URL || null,
    viberUrl: env.VIBER_URL || null,
    bankAccount:
      BANK_ACCOUNT_NAME && BANK_NAME && BANK_ACCOUNT_NUMBER
        ? {
            accountName: BANK_ACCOUNT_NAME,
            bank: BANK_NAME,
            accountNumber: BANK_ACCOUNT_NUMBER,
          }
        : null,
    inquiryRetentionDays: env.INQUIRY_RETENTION_DAYS,
    sendsMail: env.SENDGRID_API_KEY !== '',
  };
}
