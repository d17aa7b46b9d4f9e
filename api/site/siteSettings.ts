import type { ServerSettings } from './serverSettings.ts';
import type { SettingsValues } from '../shared/site/settings.rules.ts';
import { boolean, field, int, ObjectType, outputFields, string } from '../graphqlTypes.ts';

@ObjectType('BankAccount', 'The bank account for donations.')
class BankAccount extends outputFields({
  accountName: string('The holder of the account.'),
  bank: string('The name of the bank.'),
  accountNumber: string('The account number as printed by the bank.'),
}) {}

@ObjectType(
  'SiteSettings',
  'The contact details of the association, and how this site works. A text that is not set is null.',
)
export class SiteSettings extends outputFields({
  siteUrl: string('The address of this site, without a trailing slash.'),
  phoneNumber: string.orNull('A telephone number as people write it.'),
  contactEmail: string.orNull('The email address for contact.'),
  officeLocation: string.orNull('The address of the office.'),
  facebookUrl: string.orNull('The Facebook page, an http(s) address.'),
  telegramUrl: string.orNull('The Telegram group, an http(s) address.'),
  whatsappUrl: string.orNull('The WhatsApp group, an http(s) address.'),
  viberUrl: string.orNull('The Viber group, an http(s) address.'),
  bankAccount: field.orNull(
    () => BankAccount,
    'The bank account. Null until all three parts are set.',
  ),
  inquiryRetentionDays: int(
    'How many days an inquiry is kept after it was delivered, read or answered.',
  ),
  sendsMail: boolean(
    'Whether this site sends mail. If not, messages from visitors can only be read on the site.',
  ),
}) {}

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
