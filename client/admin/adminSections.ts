import { admins, allRoles, editors, registrars } from '../session/roles.ts';
import type { AdminSection } from './adminSection.ts';
import { websiteSections } from './websiteSections.ts';

/** In the order of the menu. */
export const adminSections = [
  {
    name: 'members',
    group: 'people',
    path: 'show-members',
    roles: registrars,
    file: 'members/MembersList.tsx',
    lazy: () => import('../members/MembersList.tsx'),
    forms: [
      {
        addPath: 'add-member',
        editPath: 'edit-member',
        file: 'members/MemberForm.tsx',
        lazy: () => import('../members/MemberForm.tsx'),
      },
    ],
    screens: {
      'household/:id': {
        file: 'members/HouseholdForm.tsx',
        lazy: () => import('../members/HouseholdForm.tsx'),
      },
    },
  },
  {
    name: 'inquiries',
    group: 'people',
    roles: editors,
    file: 'admin/inquiries/Inquiries.tsx',
    lazy: () => import('./inquiries/Inquiries.tsx'),
    screens: {
      'inquiries/:id': {
        file: 'admin/inquiries/InquiryPage.tsx',
        lazy: () => import('./inquiries/InquiryPage.tsx'),
      },
    },
  },
  {
    name: 'applications',
    group: 'people',
    roles: registrars,
    file: 'admin/applications/Applications.tsx',
    lazy: () => import('./applications/Applications.tsx'),
    screens: {
      'applications/:id': {
        file: 'admin/applications/ApplicationPage.tsx',
        lazy: () => import('./applications/ApplicationPage.tsx'),
      },
    },
  },
  {
    name: 'register',
    group: 'people',
    roles: registrars,
    file: 'admin/register/Register.tsx',
    lazy: () => import('./register/Register.tsx'),
  },
  {
    name: 'dueDates',
    group: 'people',
    path: 'due-dates',
    roles: registrars,
    file: 'admin/dueDates/DueDates.tsx',
    lazy: () => import('./dueDates/DueDates.tsx'),
  },
  {
    name: 'fees',
    group: 'people',
    roles: registrars,
    file: 'admin/fees/Fees.tsx',
    lazy: () => import('./fees/Fees.tsx'),
    forms: [
      {
        addPath: 'add-membership-type',
        editPath: 'edit-membership-type',
        file: 'admin/fees/MembershipTypeForm.tsx',
        lazy: () => import('./fees/MembershipTypeForm.tsx'),
      },
    ],
  },
  {
    name: 'payments',
    group: 'people',
    roles: registrars,
    file: 'admin/payments/Payments.tsx',
    lazy: () => import('./payments/Payments.tsx'),
    screens: {
      'add-payment/:member?/:year?': {
        file: 'admin/payments/PaymentForm.tsx',
        lazy: () => import('./payments/PaymentForm.tsx'),
      },
      'bank-file': {
        file: 'admin/payments/BankFile.tsx',
        lazy: () => import('./payments/BankFile.tsx'),
      },
      'receipts/:number': {
        file: 'admin/payments/Receipt.tsx',
        lazy: () => import('./payments/Receipt.tsx'),
      },
    },
  },
  {
    name: 'memberMessages',
    group: 'people',
    path: 'messages',
    roles: registrars,
    file: 'admin/messages/Messages.tsx',
    lazy: () => import('./messages/Messages.tsx'),
    forms: [
      {
        addPath: 'add-message',
        editPath: 'edit-message',
        file: 'admin/messages/MessageForm.tsx',
        lazy: () => import('./messages/MessageForm.tsx'),
      },
    ],
  },
  {
    name: 'outbox',
    group: 'people',
    roles: admins,
    file: 'admin/outbox/Outbox.tsx',
    lazy: () => import('./outbox/Outbox.tsx'),
    screens: {
      'outbox/:id': {
        file: 'admin/outbox/MailMessagePage.tsx',
        lazy: () => import('./outbox/MailMessagePage.tsx'),
      },
    },
  },
  {
    name: 'categories',
    group: 'content',
    roles: editors,
    file: 'content/categories/CategoryLists.tsx',
    lazy: () => import('../content/categories/CategoryLists.tsx'),
    forms: [
      {
        addPath: 'add-directory-category',
        editPath: 'edit-directory-category',
        file: 'content/categories/DirectoryCategoryForm.tsx',
        lazy: () => import('../content/categories/DirectoryCategoryForm.tsx'),
      },
      {
        addPath: 'add-resource-category',
        editPath: 'edit-resource-category',
        file: 'content/categories/ResourceCategoryForm.tsx',
        lazy: () => import('../content/categories/ResourceCategoryForm.tsx'),
      },
      {
        addPath: 'create-about-ethiopia-category',
        editPath: 'edit-about-ethiopia-category',
        file: 'content/categories/CulturalCategoryForm.tsx',
        lazy: () => import('../content/categories/CulturalCategoryForm.tsx'),
      },
    ],
  },
  {
    name: 'translations',
    group: 'content',
    roles: editors,
    file: 'admin/translations/Translations.tsx',
    lazy: () => import('./translations/Translations.tsx'),
    screens: {
      'translations/next': {
        file: 'admin/translations/NextTranslation.tsx',
        lazy: () => import('./translations/NextTranslation.tsx'),
      },
    },
  },
  {
    name: 'pictures',
    group: 'content',
    roles: editors,
    file: 'admin/pictures/Pictures.tsx',
    lazy: () => import('./pictures/Pictures.tsx'),
  },
  {
    name: 'deleted',
    group: 'content',
    roles: editors,
    file: 'admin/deleted/DeletedRecords.tsx',
    lazy: () => import('./deleted/DeletedRecords.tsx'),
  },
  {
    name: 'examples',
    group: 'content',
    roles: editors,
    file: 'admin/examples/Examples.tsx',
    lazy: () => import('./examples/Examples.tsx'),
  },
  {
    name: 'brokenLinks',
    group: 'content',
    path: 'broken-links',
    roles: editors,
    file: 'admin/brokenLinks/BrokenLinks.tsx',
    lazy: () => import('./brokenLinks/BrokenLinks.tsx'),
  },
  {
    name: 'texts',
    group: 'website',
    roles: editors,
    file: 'admin/texts/Texts.tsx',
    lazy: () => import('./texts/Texts.tsx'),
  },
  {
    name: 'feastDates',
    group: 'content',
    path: 'feast-dates',
    roles: editors,
    file: 'admin/feastDates/FeastDates.tsx',
    lazy: () => import('./feastDates/FeastDates.tsx'),
  },
  {
    name: 'committee',
    group: 'website',
    roles: editors,
    file: 'admin/committee/CommitteeList.tsx',
    lazy: () => import('./committee/CommitteeList.tsx'),
    forms: [
      {
        addPath: 'add-officer',
        editPath: 'edit-officer',
        file: 'admin/committee/OfficerForm.tsx',
        lazy: () => import('./committee/OfficerForm.tsx'),
      },
    ],
    screens: {
      election: {
        file: 'admin/committee/Election.tsx',
        lazy: () => import('./committee/Election.tsx'),
      },
    },
  },
  ...websiteSections,
  {
    name: 'account',
    group: 'own',
    roles: allRoles,
    file: 'admin/account/Account.tsx',
    lazy: () => import('./account/Account.tsx'),
  },
] as const satisfies AdminSection[];
