import { adminActivity as activity } from './am/adminActivity.ts';
import { accounts } from './am/adminAccounts.ts';
import { apiTokens } from './am/adminApiTokens.ts';
import { adminBrokenLinks as brokenLinks } from './am/adminBrokenLinks.ts';
import { adminSelected as selected } from './am/adminSelected.ts';
import { adminDeleted as deleted } from './am/adminDeleted.ts';
import { admin } from './am/admin.ts';
import { documents } from './am/adminDocuments.ts';
import { drawings } from './am/adminDrawings.ts';
import { adminExport as csvExport } from './am/adminExport.ts';
import { adminExamples as examples } from './am/adminExamples.ts';
import { memberMessages } from './am/adminMemberMessages.ts';
import { dueDates } from './am/adminDueDates.ts';
import { adminFailures as failures } from './am/adminFailures.ts';
import { adminFeastDates as feastDates } from './am/adminFeastDates.ts';
import { fees } from './am/adminFees.ts';
import { adminFieldErrors as fieldErrors } from './am/adminFieldErrors.ts';
import { adminForms } from './am/adminForms.ts';
import { adminHandover as handover } from './am/adminHandover.ts';
import { adminHistory as history } from './am/adminHistory.ts';
import { adminImport as csvImport } from './am/adminImport.ts';
import { adminLists } from './am/adminLists.ts';
import { adminMail } from './am/adminMail.ts';
import { pictures } from './am/adminPictures.ts';
import { mediaLibrary } from './am/adminMediaLibrary.ts';
import { adminPreviews as previews } from './am/adminPreviews.ts';
import { adminPublication as publication } from './am/adminPublication.ts';
import { register } from './am/adminRegister.ts';
import { adminSecurity as security } from './am/adminSecurity.ts';
import { adminTranslations as translations } from './am/adminTranslations.ts';
import { webhooks } from './am/adminWebhooks.ts';
import { adminSetup as setup } from './am/adminSetup.ts';
import { settings } from './am/adminSettings.ts';
import { officer } from './am/adminCommittee.ts';
import { adminTexts as texts } from './am/adminTexts.ts';
import { deleteFlow } from './am/deleteFlow.ts';

/** The messages for admins, in Amharic. */
export const amAdmin = {
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
