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

/** The sentences that several public pages share, in Amharic; how it is written says docs/amharic.md. */
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

/** What links to the pages of the kinds of content say. */
export const contentNames = { event, aboutEthiopia, resource, directory };
