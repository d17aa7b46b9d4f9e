import { adminActivity as activity } from '../../api/shared/messages/en/adminActivity.ts';
import { accounts } from '../../api/shared/messages/en/adminAccounts.ts';
import { apiTokens } from '../../api/shared/messages/en/adminApiTokens.ts';
import { adminBrokenLinks as brokenLinks } from '../../api/shared/messages/en/adminBrokenLinks.ts';
import { adminSelected as selected } from '../../api/shared/messages/en/adminSelected.ts';
import { adminDeleted as deleted } from '../../api/shared/messages/en/adminDeleted.ts';
import { admin } from '../../api/shared/messages/en/admin.ts';
import { documents } from '../../api/shared/messages/en/adminDocuments.ts';
import { drawings } from '../../api/shared/messages/en/adminDrawings.ts';
import { adminExport as csvExport } from '../../api/shared/messages/en/adminExport.ts';
import { adminExamples as examples } from '../../api/shared/messages/en/adminExamples.ts';
import { memberMessages } from '../../api/shared/messages/en/adminMemberMessages.ts';
import { dueDates } from '../../api/shared/messages/en/adminDueDates.ts';
import { adminFailures as failures } from '../../api/shared/messages/en/adminFailures.ts';
import { adminFeastDates as feastDates } from '../../api/shared/messages/en/adminFeastDates.ts';
import { fees } from '../../api/shared/messages/en/adminFees.ts';
import { adminFieldErrors as fieldErrors } from '../../api/shared/messages/en/adminFieldErrors.ts';
import { adminForms } from '../../api/shared/messages/en/adminForms.ts';
import { adminHandover as handover } from '../../api/shared/messages/en/adminHandover.ts';
import { adminHistory as history } from '../../api/shared/messages/en/adminHistory.ts';
import { adminImport as csvImport } from '../../api/shared/messages/en/adminImport.ts';
import { adminLists } from '../../api/shared/messages/en/adminLists.ts';
import { adminMail } from '../../api/shared/messages/en/adminMail.ts';
import { pictures } from '../../api/shared/messages/en/adminPictures.ts';
import { mediaLibrary } from '../../api/shared/messages/en/adminMediaLibrary.ts';
import { adminPreviews as previews } from '../../api/shared/messages/en/adminPreviews.ts';
import { adminPublication as publication } from '../../api/shared/messages/en/adminPublication.ts';
import { register } from '../../api/shared/messages/en/adminRegister.ts';
import { adminSecurity as security } from '../../api/shared/messages/en/adminSecurity.ts';
import { adminTranslations as translations } from '../../api/shared/messages/en/adminTranslations.ts';
import { adminSetup as setup } from '../../api/shared/messages/en/adminSetup.ts';
import { settings } from '../../api/shared/messages/en/adminSettings.ts';
import { officer } from '../../api/shared/messages/en/adminCommittee.ts';
import { adminTexts as texts } from '../../api/shared/messages/en/adminTexts.ts';
import { webhooks } from '../../api/shared/messages/en/adminWebhooks.ts';
import { deleteFlow } from '../../api/shared/messages/en/deleteFlow.ts';
import { createMessages } from './createMessages.ts';

/** The messages for admins, in a separate catalogue that visitors do not load. */
const enAdmin = {
  accounts,
  activity,
  admin,
  adminForms,
  adminLists,
  adminMail,
  apiTokens,
  brokenLinks,
  selected,
  csvExport,
  csvImport,
  deleted,
  deleteFlow,
  documents,
  drawings,
  dueDates,
  memberMessages,
  examples,
  failures,
  feastDates,
  fees,
  fieldErrors,
  officer,
  pictures,
  previews,
  publication,
  register,
  security,
  settings,
  setup,
  handover,
  history,
  mediaLibrary,
  texts,
  translations,
  webhooks,
};

export type AdminMessages = typeof enAdmin;

/** The messages of the admin area in the language of the page. */
export const useAdminMessages = createMessages(enAdmin, {
  AM: async () => (await import('../../api/shared/messages/amAdmin.ts')).amAdmin,
});
