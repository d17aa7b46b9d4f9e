import { adminActivity as activity } from './en/adminActivity.ts';
import { accounts } from './en/adminAccounts.ts';
import { adminBrokenLinks as brokenLinks } from './en/adminBrokenLinks.ts';
import { adminSelected as selected } from './en/adminSelected.ts';
import { adminDeleted as deleted } from './en/adminDeleted.ts';
import { admin } from './en/admin.ts';
import { documents } from './en/adminDocuments.ts';
import { drawings } from './en/adminDrawings.ts';
import { adminExport as csvExport } from './en/adminExport.ts';
import { adminExamples as examples } from './en/adminExamples.ts';
import { adminFailures as failures } from './en/adminFailures.ts';
import { adminFeastDates as feastDates } from './en/adminFeastDates.ts';
import { adminFieldErrors as fieldErrors } from './en/adminFieldErrors.ts';
import { adminForms } from './en/adminForms.ts';
import { adminHandover as handover } from './en/adminHandover.ts';
import { adminHistory as history } from './en/adminHistory.ts';
import { adminImport as csvImport } from './en/adminImport.ts';
import { adminLists } from './en/adminLists.ts';
import { adminMail } from './en/adminMail.ts';
import { pictures } from './en/adminPictures.ts';
import { mediaLibrary } from './en/adminMediaLibrary.ts';
import { adminPreviews as previews } from './en/adminPreviews.ts';
import { adminPublication as publication } from './en/adminPublication.ts';
import { adminSecurity as security } from './en/adminSecurity.ts';
import { adminTranslations as translations } from './en/adminTranslations.ts';
import { adminSetup as setup } from './en/adminSetup.ts';
import { settings } from './en/adminSettings.ts';
import { officer } from './en/adminCommittee.ts';
import { adminTexts as texts } from './en/adminTexts.ts';
import { deleteFlow } from './en/deleteFlow.ts';
import { createMessages } from './createMessages.ts';

/** The messages for admins, in a separate catalogue that visitors do not load. */
const enAdmin = {
  accounts,
  activity,
  admin,
  adminForms,
  adminLists,
  adminMail,
  brokenLinks,
  selected,
  csvExport,
  csvImport,
  deleted,
  deleteFlow,
  documents,
  drawings,
  examples,
  failures,
  feastDates,
  fieldErrors,
  officer,
  pictures,
  previews,
  publication,
  security,
  settings,
  setup,
  handover,
  history,
  mediaLibrary,
  texts,
  translations,
};

export type AdminMessages = typeof enAdmin;

/** The messages of the admin area in the language of the page. */
export const useAdminMessages = createMessages(enAdmin, {
  AM: async () => (await import('./amAdmin.ts')).amAdmin,
});
