import { settingsRules } from '../../api/shared/site/settings.rules.ts';
import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  aboutEthiopiaRules,
  mediaField,
} from '../../api/shared/content/aboutEthiopia/aboutEthiopia.fields.ts';
import { categoryRules } from '../../api/shared/content/category/category.rules.ts';
import { ownSocialUrl } from '../../api/shared/content/link.rules.ts';
import { eventRules } from '../../api/shared/content/event/event.fields.ts';
import { imageField, postRules } from '../../api/shared/content/post/post.fields.ts';
import { resourceRules } from '../../api/shared/content/resource/resource.fields.ts';
import { failureCodes } from '../../api/shared/failures.rules.ts';
import {
  type FieldError,
  type FieldErrorCode,
  fieldErrorOf,
} from '../../api/shared/fieldErrors.rules.ts';
import {
  inquiryRules,
  membershipApplicationRules,
} from '../../api/shared/inquiry/inquiry.rules.ts';
import { documentRule, mediaRule } from '../../client/media/mediaRule.ts';
import { failures as failuresAmharic } from '../../api/shared/messages/am/failures.ts';
import { fieldErrors as fieldErrorsAmharic } from '../../api/shared/messages/am/fieldErrors.ts';
import { adminFailures } from '../../api/shared/messages/en/adminFailures.ts';
import { adminFieldErrors } from '../../api/shared/messages/en/adminFieldErrors.ts';
import { failures } from '../../api/shared/messages/en/failures.ts';
import { fieldErrors } from '../../api/shared/messages/en/fieldErrors.ts';
import { wordsFor } from '../../api/shared/messages/words.ts';
import { failureSamples, fieldErrorSamples } from '../support/errorSamples.ts';
import { application, inquiry } from '../support/forms.ts';

const applicant = membershipApplicationRules('2026-11-21');
const limits = { image: 1_000_000, video: 2_000_000 };
const choice = (name: string, type: string, bytes = 1) => ({
  file: new File([new Uint8Array(bytes)], name, { type }),
  keep: false,
  present: null,
});

/** An input of some form that breaks a rule: the field, and what is wrong with it. */
const broken: [rules: z.ZodType, input: unknown, field: string, error: FieldError][] = [
  [inquiryRules, { ...inquiry, name: ' ' }, 'name', { code: 'required', values: {} }],
  [
    inquiryRules,
    { ...inquiry, title: 'x'.repeat(201) },
    'title',
    { code: 'tooLong', values: { max: 200 } },
  ],
  [inquiryRules, { ...inquiry, email: 'x' }, 'email', { code: 'invalidEmail', values: {} }],
  [applicant, { ...application, dob: '1' }, 'dob', { code: 'invalidDate', values: {} }],
  [
    applicant,
    { ...application, contactNumber: 'x' },
    'contactNumber',
    { code: 'invalidTelephone', values: { minDigits: 7 } },
  ],
  [
    applicant,
    { ...application, dob: '1899-12-31' },
    'dob',
    { code: 'dateTooEarly', values: { earliest: '1900-01-01' } },
  ],
  [
    applicant,
    { ...application, date: '1997-10-31' },
    'date',
    { code: 'dateTooEarly', values: { earliest: '1997-11-01' } },
  ],
  [applicant, { ...application, date: '2030-01-01' }, 'date', { code: 'dateInFuture', values: {} }],
  [
    applicant,
    { ...application, dob: '2005-01-01', date: '2004-01-01' },
    'dob',
    { code: 'notBeforeRegistration', values: {} },
  ],
  [
    applicant,
    { ...application, agreement: 'yes' },
    'agreement',
    { code: 'invalid', values: { problem: 'Invalid input: expected boolean, received string' } },
  ],
  [categoryRules, { categoryName: 'x' }, 'categoryName', { code: 'tooShort', values: { min: 2 } }],
  [
    settingsRules('2026-11-28'),
    { inquiryRetentionDays: '0', saveMembershipApplications: 'off' },
    'inquiryRetentionDays',
    { code: 'outOfRange', values: { min: 1, max: 3650 } },
  ],
  [
    eventRules,
    {
      title: 'a',
      date: '2031-01-07',
      endDate: '2031-01-06',
      time: 'Noon',
      description: 'b',
      location: 'c',
      mapLink: 'https://example.org',
    },
    'endDate',
    { code: 'endBeforeStart', values: {} },
  ],
  [
    eventRules,
    {
      title: 'a',
      date: '9999-12-31',
      time: 'Noon',
      description: 'b',
      location: 'c',
      mapLink: 'https://example.org',
    },
    'date',
    { code: 'dateOutOfRange', values: { earliest: '1900-01-01', latest: '2199-12-31' } },
  ],
  [
    aboutEthiopiaRules,
    { title: 'a', description: 'b', categoryId: '1', link: 'x' },
    'link',
    { code: 'invalidUrl', values: {} },
  ],
  [
    aboutEthiopiaRules,
    { title: 'a', description: 'b', categoryId: '1', link: 'https://exa mple.org' },
    'link',
    { code: 'spaceInUrl', values: {} },
  ],
  [
    aboutEthiopiaRules,
    { title: 'a', description: 'b', categoryId: '1', link: 'http://user:pass@example.org' },
    'link',
    { code: 'loginInUrl', values: {} },
  ],
  [
    z.object({ link: ownSocialUrl('whatsapp') }),
    { link: 'https://facebook.com/x' },
    'link',
    { code: 'wrongSite', values: { sites: 'whatsapp.com, wa.me' } },
  ],
  [
    postRules.extend({ image: mediaRule(imageField, limits) }).pick({ image: true }),
    { image: choice('a.txt', 'text/plain') },
    'image',
    { code: 'notAnImage', values: {} },
  ],
  [
    resourceRules.extend({ document: documentRule(1_000_000) }).pick({ document: true }),
    { document: choice('a.txt', 'text/plain') },
    'document',
    { code: 'notADocument', values: {} },
  ],
  ...(
    [
      [choice('a.txt', 'text/plain'), { code: 'notAnImageOrVideo', values: {} }],
      [choice('a.heic', ''), { code: 'heicImage', values: {} }],
      [
        choice('a.jpg', 'image/jpeg', 1_000_001),
        { code: 'imageTooLarge', values: { megabytes: 1 } },
      ],
      [choice('a.mp4', 'video/mp4', 2_000_001), { code: 'fileTooLarge', values: { megabytes: 2 } }],
    ] satisfies [object, FieldError][]
  ).map(([media, error]): (typeof broken)[number] => [
    aboutEthiopiaRules.extend({ media: mediaRule(mediaField, limits) }).pick({ media: true }),
    { media },
    'media',
    error,
  ]),
];

/** Found by the server in what is no value of a form, or by the form in what a colleague did. */
const foundElsewhere: FieldErrorCode[] = [
  'formExpired',
  'duplicate',
  'ownLanguage',
  'categoryDeleted',
  'tooManyPixels',
  'sideTooLong',
  'damagedImage',
  'notUploaded',
  'pictureGone',
  'damagedVideo',
  'damagedDocument',
  'uploadInterrupted',
  'mediaGone',
  'videoNotCleanable',
  'notNearDay',
  'notLatin',
  'officeHeld',
  'electionRecorded',
  'wrongPassword',
  'wrongCode',
  'weakPassword',
  'samePassword',
  'surroundingSpace',
  'invisibleCharacter',
  // In sentences of the interface (interfaceTexts.test.ts).
  'wrongItemCount',
  'markup',
  'missingPlace',
  'unknownPlace',
  'strayBrace',
  // In CSV files (csvFiles.test.ts, csvImport.test.ts, importMatching.test.ts).
  ...(['otherRecord', 'equalRecord', 'repeatedId'] as const),
  'notCsv',
  'tooManyColumns',
  'workbook',
  'brokenCharacters',
  'csvSyntax',
  'rowTooLong',
  'tooManyRows',
  'noRows',
  'noBankHeadings',
  'surplusCells',
  'unknownCategory',
  'noSuchDay',
  'unreadableDate',
  'garbledText',
  'unknownChoice',
];

describe('a field error', () => {
  it.each(broken)('is found by a rule (%#)', (rules, input, field, error) => {
    // Of several errors of a field the first counts.
    const [issue] = rules.safeParse(input).error?.issues ?? [];
    expect(issue?.path[0]).toBe(field);
    expect(issue && fieldErrorOf(issue)).toEqual(error);
  });

  it('has a code that at least one test produces', () => {
    const found = [...broken.map(([, , , { code }]) => code), ...foundElsewhere];
    expect([...new Set(found)].sort()).toEqual(Object.keys(fieldErrorSamples).sort());
  });
});

const sentences = (catalogue: object, samples: object) =>
  Object.entries(samples)
    .filter(([code]) => code in catalogue)
    .map(
      ([code, values]: [string, object]) =>
        wordsFor(catalogue, code, { field: 'ሙሉ ስም', ...values }) ?? '',
    );

describe.each([
  ['field errors', fieldErrorSamples, adminFieldErrors, fieldErrors, fieldErrorsAmharic],
  ['failures', failureSamples, adminFailures, failures, failuresAmharic],
])('the catalogues of %s', (_what, samples, all, open, amharic) => {
  it('have words for each code, and for nothing else', () => {
    expect(Object.keys(all).sort()).toEqual(Object.keys(samples).sort());
    expect(Object.keys(amharic).sort()).toEqual(Object.keys(open).sort());
  });

  it('have complete sentences', () => {
    for (const text of [...sentences(all, samples), ...sentences(amharic, samples)]) {
      expect(text).toMatch(/\S{2}/);
      expect(text).not.toMatch(/undefined|NaN|\[object|\{/);
    }
  });

  it('have no English word in Amharic', () => {
    expect(sentences(amharic, samples).filter((text) => /[a-z]/i.test(text))).toEqual([]);
  });
});

it('docs/errors.md lists every code and reason', () => {
  const listed = new Set(
    [...readFileSync('docs/errors.md', 'utf8').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const names = [
    ...failureCodes,
    ...Object.keys(failureSamples),
    ...Object.keys(fieldErrorSamples),
  ];
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
});

it('docs/errors.md explains exactly the codes of the schema', () => {
  const [table = ''] = readFileSync('docs/errors.md', 'utf8').split('## Reasons');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const explained = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, code]) => code),
  );
  const schema = buildSchema(readFileSync('api/schema.graphql', 'utf8'));
  const { ErrorCode } = schema.getTypeMap();
  const codes = isEnumType(ErrorCode) ? ErrorCode.getValues().map(({ name }) => name) : [];
  expect(explained.sort()).toEqual(codes.sort());
  expect(codes).toEqual(expect.arrayContaining([...failureCodes]));
});
