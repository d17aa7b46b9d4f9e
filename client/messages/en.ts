import { about } from './en/about.ts';
import { association, platforms } from './en/association.ts';
import { contactUs } from './en/contactUs.ts';
import { content, contentHeads, contentNavigation } from './en/content.ts';
import { errors } from './en/errors.ts';
import { forms } from './en/forms.ts';
import { heads } from './en/heads.ts';
import { home } from './en/home.ts';
import { layout, navigation, session } from './en/layout.ts';
import { membershipForm } from './en/membershipForm.ts';
import { supportUs } from './en/supportUs.ts';
import { ui } from './en/ui.ts';

/**
 * Every sentence of the public interface in English. Keys that end in `Amharic` (or are named
 * `amharic`) hold Amharic in every language file and are shown with `lang="am"`. What only admins
 * read (`admin`, `adminForms`, `adminLists`) stands in adminMessages.ts, so that visitors do not
 * load it; there it is read with `useAdminMessages()`.
 */
export const en = {
  association,
  platforms,
  layout,
  navigation: { ...navigation, ...contentNavigation },
  session,
  heads: { ...heads, ...contentHeads },
  home,
  about,
  ...content,
  contactUs,
  supportUs,
  membershipForm,
  forms,
  ui,
  errors,
};

/** The shape of a language file: `export const am: Messages = { ... }`. */
export type Messages = typeof en;
