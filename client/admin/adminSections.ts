import { admins, allRoles, editors, registrars } from '../session/roles.ts';
import { categoryKindNames, categoryKinds } from '../content/categories/categoryKinds.ts';
import { screensIn } from '../screen.ts';
import type { AdminSection } from './adminSection.ts';
import { websiteSections } from './websiteSections.ts';

const screen = screensIn('admin');
const contentScreen = screensIn('content');
const memberScreen = screensIn('members');

/** In the order of the menu. */
export const adminSections = [
  {
    name: 'members',
    group: 'people',
    path: 'show-members',
    roles: registrars,
    ...memberScreen('MembersList', () => import('../members/MembersList.tsx')),
    forms: [
      {
        addPath: 'add-member',
        editPath: 'edit-member',
        ...memberScreen('MemberForm', () => import('../members/MemberForm.tsx')),
      },
    ],
    screens: {
      'household/:id': memberScreen('HouseholdForm', () => import('../members/HouseholdForm.tsx')),
    },
  },
  {
    name: 'inquiries',
    group: 'people',
    roles: editors,
    ...screen('inquiries/Inquiries', () => import('./inquiries/Inquiries.tsx')),
    screens: {
      'inquiries/:id': screen('inquiries/InquiryPage', () => import('./inquiries/InquiryPage.tsx')),
    },
  },
  {
    name: 'applications',
    group: 'people',
    roles: registrars,
    ...screen('applications/Applications', () => import('./applications/Applications.tsx')),
    screens: {
      'applications/:id': screen(
        'applications/ApplicationPage',
        () => import('./applications/ApplicationPage.tsx'),
      ),
    },
  },
  {
    name: 'register',
    group: 'people',
    roles: registrars,
    ...screen('register/Register', () => import('./register/Register.tsx')),
  },
  {
    name: 'dueDates',
    group: 'people',
    path: 'due-dates',
    roles: registrars,
    ...screen('dueDates/DueDates', () => import('./dueDates/DueDates.tsx')),
  },
  {
    name: 'fees',
    group: 'people',
    roles: registrars,
    ...screen('fees/Fees', () => import('./fees/Fees.tsx')),
    forms: [
      {
        addPath: 'add-membership-type',
        editPath: 'edit-membership-type',
        ...screen('fees/MembershipTypeForm', () => import('./fees/MembershipTypeForm.tsx')),
      },
    ],
  },
  {
    name: 'payments',
    group: 'people',
    roles: registrars,
    ...screen('payments/Payments', () => import('./payments/Payments.tsx')),
    screens: {
      'add-payment/:member?/:year?': screen(
        'payments/PaymentForm',
        () => import('./payments/PaymentForm.tsx'),
      ),
      'bank-file': screen('payments/BankFile', () => import('./payments/BankFile.tsx')),
      'receipts/:number': screen(
        'payments/DonationReceipt',
        () => import('./payments/DonationReceipt.tsx'),
      ),
    },
  },
  {
    name: 'memberMessages',
    group: 'people',
    path: 'messages',
    roles: registrars,
    ...screen('messages/Messages', () => import('./messages/Messages.tsx')),
    forms: [
      {
        addPath: 'add-message',
        editPath: 'edit-message',
        ...screen('messages/MessageForm', () => import('./messages/MessageForm.tsx')),
      },
    ],
  },
  {
    name: 'outbox',
    group: 'people',
    roles: admins,
    ...screen('outbox/Outbox', () => import('./outbox/Outbox.tsx')),
    screens: {
      'outbox/:id': screen('outbox/MailMessagePage', () => import('./outbox/MailMessagePage.tsx')),
    },
  },
  {
    name: 'categories',
    group: 'content',
    roles: editors,
    ...contentScreen(
      'categories/CategoryLists',
      () => import('../content/categories/CategoryLists.tsx'),
    ),
    forms: categoryKindNames.map((kind) => ({
      ...categoryKinds[kind],
      ...contentScreen(
        'categories/CategoryPage',
        () => import('../content/categories/CategoryPage.tsx'),
      ),
    })),
  },
  {
    name: 'translations',
    group: 'content',
    roles: editors,
    ...screen('translations/Translations', () => import('./translations/Translations.tsx')),
    screens: {
      'translations/next': screen(
        'translations/NextTranslation',
        () => import('./translations/NextTranslation.tsx'),
      ),
    },
  },
  {
    name: 'pictures',
    group: 'content',
    roles: editors,
    ...screen('pictures/Pictures', () => import('./pictures/Pictures.tsx')),
  },
  {
    name: 'deleted',
    group: 'content',
    roles: editors,
    ...screen('deleted/DeletedRecords', () => import('./deleted/DeletedRecords.tsx')),
  },
  {
    name: 'examples',
    group: 'content',
    roles: editors,
    ...screen('examples/Examples', () => import('./examples/Examples.tsx')),
  },
  {
    name: 'brokenLinks',
    group: 'content',
    path: 'broken-links',
    roles: editors,
    ...screen('brokenLinks/BrokenLinks', () => import('./brokenLinks/BrokenLinks.tsx')),
  },
  {
    name: 'texts',
    group: 'website',
    roles: editors,
    ...screen('texts/Texts', () => import('./texts/Texts.tsx')),
  },
  {
    name: 'feastDates',
    group: 'content',
    path: 'feast-dates',
    roles: editors,
    ...screen('feastDates/FeastDates', () => import('./feastDates/FeastDates.tsx')),
  },
  {
    name: 'committee',
    group: 'website',
    roles: editors,
    ...screen('committee/CommitteeList', () => import('./committee/CommitteeList.tsx')),
    forms: [
      {
        addPath: 'add-officer',
        editPath: 'edit-officer',
        ...screen('committee/OfficerForm', () => import('./committee/OfficerForm.tsx')),
      },
    ],
    screens: {
      election: screen('committee/Election', () => import('./committee/Election.tsx')),
    },
  },
  ...websiteSections,
  {
    name: 'account',
    group: 'own',
    roles: allRoles,
    ...screen('account/Account', () => import('./account/Account.tsx')),
  },
] as const satisfies AdminSection[];
