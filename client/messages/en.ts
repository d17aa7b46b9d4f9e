import { association, platforms } from './en/association.ts';
import { errors } from './en/errors.ts';
import { heads } from './en/heads.ts';
import { layout, navigation, session } from './en/layout.ts';
import { ui } from './en/ui.ts';

/**
 * The sentences that several public pages share, in English; those of one page are in its
 * `messages.ts`. Keys that end in `Amharic` (or are named
 * `amharic`) hold Amharic in every language file and are shown with `lang="am"`. What only admins
 * read (`admin`, `adminForms`, `adminLists`) stands in adminMessages.ts, so that visitors do not
 * load it; there it is read with `useAdminMessages()`.
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

/** The shape of a language file: `export const am: Messages = { ... }`. */
export type Messages = typeof en;
