import { registerYears } from '../members/personLimits.rules.ts';
import { z } from 'zod';
import {
  inDayRange,
  isDay,
  optionalDay,
  optionalEmail,
  optionalLine,
  textInput,
} from '../content/common.rules.ts';
import { ownSocialUrl } from '../content/link.rules.ts';
import { telephone } from '../content/telephone.rules.ts';
import { isIrdNumber } from '../payments/payment.rules.ts';
import { failsWith } from '../fieldErrors.rules.ts';

/** How many days an inquiry may be kept. */
const retentionDays = { min: 1, max: 3650 };
/** How many months the contact details of a former member may be kept: at most as long as the name. */
const retentionMonths = { min: 1, max: 12 * registerYears };

/** The contact details of the association. */
const contactFields = {
  phoneNumber: optionalLine().pipe(telephone()),
  contactEmail: optionalEmail(),
  officeLocation: optionalLine(),
};

/** Groups and pages on other sites. */
const socialFields = {
  facebookUrl: ownSocialUrl('facebook'),
  telegramUrl: ownSocialUrl('telegram'),
  whatsappUrl: ownSocialUrl('whatsapp'),
  viberUrl: ownSocialUrl('viber'),
};

/** The account for donations: all fields or none. */
const bankFields = {
  bankAccountName: optionalLine(),
  bankName: optionalLine(),
  bankAccountNumber: optionalLine(),
};

/** The weights of the digits of a New Zealand account number, without its bank and suffix. */
const lowAccount = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];
const highAccount = [0, 0, 0, 0, 10, 5, 8, 4, 2, 1];

/** Banks whose numbers have another check digit, or none. */
const otherBanks = ['08', '09', '25', '26', '28', '29', '31', '33'];

/** Whether a text is a New Zealand account number (Inland Revenue, “Bank account number validation”). */
export function isBankAccountNumber(text: string): boolean {
  const [, bank = '', branch = '', account = ''] =
    /^(\d\d)[ -]?(\d{4})[ -]?(\d{7})[ -]?\d{2,3}$/.exec(text) ?? [];
  if (bank === '' || otherBanks.includes(bank)) return bank !== '';
  const weights = Number(account) < 990_000 ? lowAccount : highAccount;
  // Inland Revenue counts eight digits of the account, of which the first one has no weight here.
  const digits = branch + account.slice(1);
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0;
}

/** What the due dates of the association are computed from. */
const dueDateFields = {
  balanceDate: optionalLine()
    .transform(dayAndMonth)
    .refine(isBalanceDate, failsWith('invalidDate')),
  lastGeneralMeeting: inDayRange(optionalDay()),
  lastAnnualReturn: inDayRange(optionalDay()),
  lastOfficerNotice: inDayRange(optionalDay()),
};

/** What donation receipts must have (docs/product/fees.md). */
const receiptFields = {
  irdNumber: optionalLine().refine(
    (text) => text === '' || isIrdNumber(text),
    failsWith('invalid', {}),
  ),
  charitiesNumber: optionalLine()
    .transform((text) => text.toUpperCase())
    .refine((text) => /^(CC\d{5})?$/.test(text), failsWith('invalid', {})),
  signatoryName: optionalLine(),
  signatoryOffice: optionalLine(),
};

const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** Writes a day and month, such as 31/3 or 31 March, as DD-MM; another text stays. */
function dayAndMonth(text: string): string {
  const parts = /^(\d{1,2})[-/. ]+(\d{1,2}|[a-z]{3,})\.?$/i.exec(text) ?? [];
  const [, day = '', written = ''] = parts;
  const place = months.findIndex((name) => name.startsWith(written.toLowerCase()));
  const month = written && place >= 0 ? String(place + 1) : written;
  return (day && `${day.padStart(2, '0')}-${month.padStart(2, '0')}`) || text;
}

/** The balance date must be in every year, so it is not 29 February. */
function isBalanceDate(text: string): boolean {
  return text === '' || isDay(`2001-${text.split('-').reverse().join('-')}`);
}

/** Options for the forms of visitors. A settings form has both as texts. */
const formFields = {
  inquiryRetentionDays: numberWithin(retentionDays),
  formerMemberRetentionMonths: numberWithin(retentionMonths).optional(),
  saveMembershipApplications: z.union([
    z.boolean(),
    z.enum(['on', 'off']).transform((choice) => choice === 'on'),
  ]),
};

function numberWithin({ min, max }: { min: number; max: number }) {
  const isWithin = (typed: number | string) =>
    /^\d+$/.test(String(typed)) && Number(typed) >= min && Number(typed) <= max;
  return z
    .union([z.number(), textInput().trim()])
    .refine(isWithin, failsWith('outOfRange', { min, max }))
    .transform(Number);
}

/** The fields of the bank account. If one is filled in, all are required. */
export const bankFieldNames = Object.keys(bankFields) as (keyof typeof bankFields)[];

/** The settings with a text value. */
export const settingsTexts = z.object({
  ...contactFields,
  ...socialFields,
  ...bankFields,
  ...dueDateFields,
  ...receiptFields,
});

/** Runs even if other fields are invalid, so that all missing fields are named at once. */
const always = { when: () => true };

/**
 * The rules of the settings that the committee can change.
 * @param today in Auckland, YYYY-MM-DD
 */
export const settingsRules = (today: string) =>
  settingsTexts.extend(formFields).superRefine((values, context) => {
    for (const name of ['lastGeneralMeeting', 'lastAnnualReturn', 'lastOfficerNotice'] as const)
      if (values[name] > today)
        context.addIssue({ code: 'custom', path: [name], ...failsWith('dateInFuture') });
    const missing = bankFieldNames.filter((name) => values[name] === '');
    if (missing.length === bankFieldNames.length) return;
    for (const name of missing)
      context.addIssue({ code: 'custom', path: [name], ...failsWith('required') });
  }, always);

export type SettingsValues = z.output<ReturnType<typeof settingsRules>>;
