import { association, platforms } from './am/association.ts';
import { navigation as aboutEthiopia } from './am/content/aboutEthiopia/navigation.ts';
import { navigation as directory } from './am/content/directory/navigation.ts';
import { navigation as event } from './am/content/event/navigation.ts';
import { navigation as resource } from './am/content/resource/navigation.ts';
import { errors } from './am/errors.ts';
import { heads } from './am/heads.ts';
import { layout, navigation, session } from './am/layout.ts';
import { ui } from './am/ui.ts';
import type { Messages } from './en.ts';

/**
 * The messages that several public pages share, in Amharic; docs/amharic.md has the rules of style.
 */
export const am: Messages = {
  association,
  platforms,
  layout,
  navigation,
  session,
  heads,
  ui,
  errors,
};

/** The labels of links to the pages of the kinds of content. */
export const contentNames = { event, aboutEthiopia, resource, directory };
