import { type Screen, screensIn } from './screen.ts';
import type { contentNames } from '../api/shared/messages/am.ts';
import { createMessages, type MessagesHook } from './messages/createMessages.ts';
import { navigation as aboutEthiopiaName } from '../api/shared/messages/en/content/aboutEthiopia/navigation.ts';
import { navigation as directoryName } from '../api/shared/messages/en/content/directory/navigation.ts';
import { navigation as eventName } from '../api/shared/messages/en/content/event/navigation.ts';
import { navigation as resourceName } from '../api/shared/messages/en/content/resource/navigation.ts';
import type { ContentKind } from './content/contentKind.ts';
import { aboutEthiopiaKind } from './content/aboutEthiopia/kind.ts';
import { directoryKind } from './content/directory/kind.ts';
import { eventKind } from './content/events/kind.ts';
import { deathNoticeKind } from './content/deathNotices/kind.ts';
import { pageKind } from './content/pages/kind.ts';
import { postKind } from './content/posts/kind.ts';
import { resourceKind } from './content/resources/kind.ts';

interface RegisteredKind extends ContentKind {
  /** Its public page, with its name in the navigation; absent if another page shows the kind. */
  page?: Screen & { useName: MessagesHook<string> };
  /** The page of one record; absent if the list page shows each record in full. */
  recordPage?: Screen;
  /**
   * The page of one record that visitors cannot see yet, if the list page shows each record in
   * full.
   */
  previewPage?: Screen;
  list: Screen;
  form: Screen;
}

const screen = screensIn('content');

/** The name of a kind in the navigation. Its Amharic is with the messages that all pages share. */
const nameOf = (english: string, kind: keyof typeof contentNames) =>
  createMessages(english, `contentNames.${kind}`, {
    AM: async () => (await import('../api/shared/messages/am.ts')).contentNames[kind],
  });

/**
 * The kinds of content, in the order of the navigation. Routes, links and cached lists follow from
 * it. The part for volunteers is in content/adminKinds.ts, which visitors do not load.
 */
export const contentKinds: RegisteredKind[] = [
  {
    ...eventKind,
    page: {
      useName: nameOf(eventName, 'event'),
      ...screen('events/Events', () => import('./content/events/Events.tsx')),
    },
    recordPage: screen('events/EventPage', () => import('./content/events/EventPage.tsx')),
    list: screen('events/EventList', () => import('./content/events/EventList.tsx')),
    form: screen('events/EventForm', () => import('./content/events/EventForm.tsx')),
  },
  {
    ...aboutEthiopiaKind,
    page: {
      useName: nameOf(aboutEthiopiaName, 'aboutEthiopia'),
      ...screen(
        'aboutEthiopia/AboutEthiopia',
        () => import('./content/aboutEthiopia/AboutEthiopia.tsx'),
      ),
    },
    recordPage: screen(
      'aboutEthiopia/AboutEthiopiaItemPage',
      () => import('./content/aboutEthiopia/AboutEthiopiaItemPage.tsx'),
    ),
    list: screen(
      'aboutEthiopia/AboutEthiopiaList',
      () => import('./content/aboutEthiopia/AboutEthiopiaList.tsx'),
    ),
    form: screen(
      'aboutEthiopia/AboutEthiopiaForm',
      () => import('./content/aboutEthiopia/AboutEthiopiaForm.tsx'),
    ),
  },
  {
    ...resourceKind,
    page: {
      useName: nameOf(resourceName, 'resource'),
      ...screen('resources/Resources', () => import('./content/resources/Resources.tsx')),
    },
    previewPage: screen(
      'resources/ResourcePreviewPage',
      () => import('./content/resources/ResourcePreviewPage.tsx'),
    ),
    list: screen('resources/ResourceList', () => import('./content/resources/ResourceList.tsx')),
    form: screen('resources/ResourceForm', () => import('./content/resources/ResourceForm.tsx')),
  },
  {
    ...directoryKind,
    page: {
      useName: nameOf(directoryName, 'directory'),
      ...screen('directory/Directory', () => import('./content/directory/Directory.tsx')),
    },
    recordPage: screen(
      'directory/DirectoryEntryPage',
      () => import('./content/directory/DirectoryEntryPage.tsx'),
    ),
    list: screen('directory/DirectoryList', () => import('./content/directory/DirectoryList.tsx')),
    form: screen('directory/DirectoryForm', () => import('./content/directory/DirectoryForm.tsx')),
  },
  {
    ...postKind,
    recordPage: screen('posts/PostPage', () => import('./content/posts/PostPage.tsx')),
    list: screen('posts/PostList', () => import('./content/posts/PostList.tsx')),
    form: screen('posts/PostForm', () => import('./content/posts/PostForm.tsx')),
  },
  {
    ...deathNoticeKind,
    recordPage: screen(
      'deathNotices/DeathNoticePage',
      () => import('./content/deathNotices/DeathNoticePage.tsx'),
    ),
    list: screen(
      'deathNotices/DeathNoticeList',
      () => import('./content/deathNotices/DeathNoticeList.tsx'),
    ),
    form: screen(
      'deathNotices/DeathNoticeForm',
      () => import('./content/deathNotices/DeathNoticeForm.tsx'),
    ),
  },
  {
    ...pageKind,
    recordPage: screen('pages/PagePage', () => import('./content/pages/PagePage.tsx')),
    list: screen('pages/PageList', () => import('./content/pages/PageList.tsx')),
    form: screen('pages/PageForm', () => import('./content/pages/PageForm.tsx')),
  },
];
