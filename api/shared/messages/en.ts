import { association, platforms } from './en/association.ts';
import { errors } from './en/errors.ts';
import { heads } from './en/heads.ts';
import { layout, navigation, session } from './en/layout.ts';
import { ui } from './en/ui.ts';

/**
 * The messages that several public pages share, in English; those of one page are in its
 * `messages.ts`. Keys that end in `Amharic` (or are named `amharic`) hold Amharic in every language
 * and are shown with `lang="am"`. The messages for admins (`admin`, `adminForms`, `adminLists`) are
 * in enAdmin.ts, so that visitors do not load them; `useAdminMessages()` reads them.
 */
export const en = {
  association,
  platforms,
  layout,
  navigation,
  session,
  heads,
  ui,
  errors,
};

/** The type of a language file: `export const am: Messages = { ... }`. */
export type Messages = typeof en;
