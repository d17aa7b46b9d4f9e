import { admins, allRoles, editors, registrars, type Role } from '../session/roles.ts';
import { categoryKindNames, categoryKinds } from '../content/categories/categoryKinds.ts';
import { type FormScreen, type Screen, screensIn } from '../screen.ts';

/** A section besides the kinds of content. Routes, menu, dashboard and permissions follow from it. */
export interface AdminSection extends Screen {
  /** Its path below /admin; by default its name. */
  path?: string;
  /** The roles that may open it. The API checks them too (docs/product/accounts.md, section 7.1). */
  roles: readonly Role[];
  /** Its forms of records. */
  forms?: FormScreen[];
  /** Its further screens, by their path below /admin. */
  screens?: Record<string, Screen>;
}

const screen = screensIn('admin');
const contentScreen = screensIn('content');
const memberScreen = screensIn('members');

/**
 * The sections by the menu that contains them, in its order. Their names are the keys in the
 * drawings (content/KindIcon.tsx) and in the messages (adminLinks.ts).
 */
export const adminSections = {
  people: {
    members: {
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
        'household/:id': memberScreen(
          'HouseholdForm',
          () => import('../members/HouseholdForm.tsx'),
        ),
      },
    },
    inquiries: {
      roles: editors,
      ...screen('inquiries/Inquiries', () => import('./inquiries/Inquiries.tsx')),
      screens: {
        'inquiries/:id': screen(
          'inquiries/InquiryPage',
          () => import('./inquiries/InquiryPage.tsx'),
        ),
      },
    },
    applications: {
      roles: registrars,
      ...screen('applications/Applications', () => import('./applications/Applications.tsx')),
      screens: {
        'applications/:id': screen(
          'applications/ApplicationPage',
          () => import('./applications/ApplicationPage.tsx'),
        ),
      },
    },
    register: {
      roles: registrars,
      ...screen('register/Register', () => import('./register/Register.tsx')),
    },
    dueDates: {
      path: 'due-dates',
      roles: registrars,
      ...screen('dueDates/DueDates', () => import('./dueDates/DueDates.tsx')),
    },
    fees: {
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
    payments: {
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
    memberMessages: {
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
    outbox: {
      roles: admins,
      ...screen('outbox/Outbox', () => import('./outbox/Outbox.tsx')),
      screens: {
        'outbox/:id': screen(
          'outbox/MailMessagePage',
          () => import('./outbox/MailMessagePage.tsx'),
        ),
      },
    },
  },
  content: {
    categories: {
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
    translations: {
      roles: editors,
      ...screen('translations/Translations', () => import('./translations/Translations.tsx')),
      screens: {
        'translations/next': screen(
          'translations/NextTranslation',
          () => import('./translations/NextTranslation.tsx'),
        ),
      },
    },
    pictures: {
      roles: editors,
      ...screen('pictures/Pictures', () => import('./pictures/Pictures.tsx')),
    },
    deleted: {
      roles: editors,
      ...screen('deleted/DeletedRecords', () => import('./deleted/DeletedRecords.tsx')),
    },
    examples: {
      roles: editors,
      ...screen('examples/Examples', () => import('./examples/Examples.tsx')),
    },
    brokenLinks: {
      path: 'broken-links',
      roles: editors,
      ...screen('brokenLinks/BrokenLinks', () => import('./brokenLinks/BrokenLinks.tsx')),
    },
    feastDates: {
      path: 'feast-dates',
      roles: editors,
      ...screen('feastDates/FeastDates', () => import('./feastDates/FeastDates.tsx')),
    },
  },
  website: {
    texts: {
      roles: editors,
      ...screen('texts/Texts', () => import('./texts/Texts.tsx')),
    },
    committee: {
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
    setup: {
      roles: admins,
      ...screen('setup/Setup', () => import('./setup/Setup.tsx')),
    },
    settings: {
      roles: admins,
      ...screen('settings/SettingsForm', () => import('./settings/SettingsForm.tsx')),
      screens: {
        'edit-site-picture/:id': screen(
          'settings/SitePictureForm',
          () => import('./settings/SitePictureForm.tsx'),
        ),
      },
    },
    accounts: {
      roles: admins,
      ...screen('accounts/Accounts', () => import('./accounts/Accounts.tsx')),
    },
    apiTokens: {
      path: 'api-tokens',
      roles: admins,
      ...screen('apiTokens/ApiTokens', () => import('./apiTokens/ApiTokens.tsx')),
    },
    webhooks: {
      roles: admins,
      ...screen('webhooks/Webhooks', () => import('./webhooks/Webhooks.tsx')),
      screens: {
        'webhooks/:id': screen('webhooks/WebhookPage', () => import('./webhooks/WebhookPage.tsx')),
      },
    },
    handover: {
      roles: admins,
      ...screen('handover/Handover', () => import('./handover/Handover.tsx')),
    },
    security: {
      roles: admins,
      ...screen('security/SecurityPolicy', () => import('./security/SecurityPolicy.tsx')),
    },
    activity: {
      roles: admins,
      ...screen('activity/Activity', () => import('./activity/Activity.tsx')),
    },
  },
  /** The menu of the account. */
  own: {
    account: {
      roles: allRoles,
      ...screen('account/Account', () => import('./account/Account.tsx')),
    },
  },
} satisfies Record<string, Record<string, AdminSection>>;

export type SectionGroup = keyof typeof adminSections;
export type SectionName = {
  [Group in SectionGroup]: keyof (typeof adminSections)[Group];
}[SectionGroup];
