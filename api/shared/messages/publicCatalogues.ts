import { am, contentNames as contentNamesAmharic } from './am.ts';
import { about as aboutAmharic } from './am/about.ts';
import { calendar as calendarAmharic } from './am/calendar.ts';
import { contactUs as contactUsAmharic } from './am/contactUs.ts';
import { page as aboutEthiopiaAmharic } from './am/content/aboutEthiopia/page.ts';
import { page as deathNoticeAmharic } from './am/content/deathNotice/page.ts';
import { page as directoryAmharic } from './am/content/directory/page.ts';
import { page as eventAmharic } from './am/content/event/page.ts';
import { page as postAmharic } from './am/content/post/page.ts';
import { page as resourceAmharic } from './am/content/resource/page.ts';
import * as formsAmharic from './am/formMessages.ts';
import { home as homeAmharic } from './am/home.ts';
import { memberMail as memberMailAmharic } from './am/memberMail.ts';
import { membershipMail as membershipMailAmharic } from './am/membershipMail.ts';
import { observances as observancesAmharic } from './am/observances.ts';
import { preview as previewAmharic } from './am/preview.ts';
import { ownData as ownDataAmharic } from './am/ownData.ts';
import { privacy as privacyAmharic } from './am/privacy.ts';
import { recordPage as recordPageAmharic } from './am/recordPage.ts';
import { search as searchAmharic } from './am/search.ts';
import { searchWords as searchWordsAmharic } from './am/searchWords.ts';
import { supportUs as supportUsAmharic } from './am/supportUs.ts';
import { en } from './en.ts';
import { about } from './en/about.ts';
import { calendar } from './en/calendar.ts';
import { contactUs } from './en/contactUs.ts';
import { navigation as aboutEthiopiaName } from './en/content/aboutEthiopia/navigation.ts';
import { page as aboutEthiopia } from './en/content/aboutEthiopia/page.ts';
import { page as deathNotice } from './en/content/deathNotice/page.ts';
import { navigation as directoryName } from './en/content/directory/navigation.ts';
import { page as directory } from './en/content/directory/page.ts';
import { navigation as eventName } from './en/content/event/navigation.ts';
import { page as event } from './en/content/event/page.ts';
import { page as post } from './en/content/post/page.ts';
import { navigation as resourceName } from './en/content/resource/navigation.ts';
import { page as resource } from './en/content/resource/page.ts';
import { dates } from './en/dates.ts';
import { failures } from './en/failures.ts';
import { fieldErrors } from './en/fieldErrors.ts';
import { forms } from './en/forms.ts';
import { home } from './en/home.ts';
import { memberMail } from './en/memberMail.ts';
import { membershipMail } from './en/membershipMail.ts';
import { observances } from './en/observances.ts';
import { preview } from './en/preview.ts';
import { ownData } from './en/ownData.ts';
import { privacy } from './en/privacy.ts';
import { recordPage } from './en/recordPage.ts';
import { search } from './en/search.ts';
import { searchWords } from './en/searchWords.ts';
import { supportUs } from './en/supportUs.ts';
import type { Language } from './languages.ts';

type Catalogues = Record<Language, unknown>;

const publicCatalogue = <Catalogue>(EN: Catalogue, AM: Catalogue): Catalogues => ({ EN, AM });

const contentNames = {
  event: eventName,
  aboutEthiopia: aboutEthiopiaName,
  resource: resourceName,
  directory: directoryName,
};

/**
 * The catalogues whose messages volunteers can edit, by name, in the order of the pages. The server
 * checks edits with them; browsers load the catalogues of a page with the page.
 */
export const publicCatalogues = {
  home: publicCatalogue(home, homeAmharic),
  about: publicCatalogue(about, aboutAmharic),
  event: publicCatalogue(event, eventAmharic),
  aboutEthiopia: publicCatalogue(aboutEthiopia, aboutEthiopiaAmharic),
  resource: publicCatalogue(resource, resourceAmharic),
  directory: publicCatalogue(directory, directoryAmharic),
  post: publicCatalogue(post, postAmharic),
  deathNotice: publicCatalogue(deathNotice, deathNoticeAmharic),
  calendar: publicCatalogue(calendar, calendarAmharic),
  observances: publicCatalogue(observances, observancesAmharic),
  contactUs: publicCatalogue(contactUs, contactUsAmharic),
  supportUs: publicCatalogue(supportUs, supportUsAmharic),
  privacy: publicCatalogue(privacy, privacyAmharic),
  ownData: publicCatalogue(ownData, ownDataAmharic),
  search: publicCatalogue(search, searchAmharic),
  searchWords: publicCatalogue(searchWords, searchWordsAmharic),
  recordPage: publicCatalogue(recordPage, recordPageAmharic),
  preview: publicCatalogue(preview, previewAmharic),
  forms: publicCatalogue({ forms, dates, failures, fieldErrors }, formsAmharic),
  membershipMail: publicCatalogue(membershipMail, membershipMailAmharic),
  memberMail: publicCatalogue(memberMail, memberMailAmharic),
  contentNames: publicCatalogue(contentNames, contentNamesAmharic),
  shared: publicCatalogue(en, am),
} satisfies Record<string, Catalogues>;
