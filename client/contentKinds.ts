import type { Screen } from './screen.ts';
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

/**
 * The kinds of content, in the order of the navigation. Routes, links and cached lists follow from
 * it. The part for volunteers is in content/adminKinds.ts, which visitors do not load.
 */
export const contentKinds: RegisteredKind[] = [
  {
    ...eventKind,
    page: {
      useName: createMessages(
        eventName,
        {
          AM: async () => (await import('../api/shared/messages/am.ts')).contentNames.event,
        },
        'contentNames.event',
      ),
      file: 'content/events/Events.tsx',
      lazy: () => import('./content/events/Events.tsx'),
    },
    recordPage: {
      file: 'content/events/EventPage.tsx',
      lazy: () => import('./content/events/EventPage.tsx'),
    },
    list: {
      file: 'content/events/EventList.tsx',
      lazy: () => import('./content/events/EventList.tsx'),
    },
    form: {
      file: 'content/events/EventForm.tsx',
      lazy: () => import('./content/events/EventForm.tsx'),
    },
  },
  {
    ...aboutEthiopiaKind,
    page: {
      useName: createMessages(
        aboutEthiopiaName,
        {
          AM: async () => (await import('../api/shared/messages/am.ts')).contentNames.aboutEthiopia,
        },
        'contentNames.aboutEthiopia',
      ),
      file: 'content/aboutEthiopia/AboutEthiopia.tsx',
      lazy: () => import('./content/aboutEthiopia/AboutEthiopia.tsx'),
    },
    recordPage: {
      file: 'content/aboutEthiopia/AboutEthiopiaItemPage.tsx',
      lazy: () => import('./content/aboutEthiopia/AboutEthiopiaItemPage.tsx'),
    },
    list: {
      file: 'content/aboutEthiopia/AboutEthiopiaList.tsx',
      lazy: () => import('./content/aboutEthiopia/AboutEthiopiaList.tsx'),
    },
    form: {
      file: 'content/aboutEthiopia/AboutEthiopiaForm.tsx',
      lazy: () => import('./content/aboutEthiopia/AboutEthiopiaForm.tsx'),
    },
  },
  {
    ...resourceKind,
    page: {
      useName: createMessages(
        resourceName,
        {
          AM: async () => (await import('../api/shared/messages/am.ts')).contentNames.resource,
        },
        'contentNames.resource',
      ),
      file: 'content/resources/Resources.tsx',
      lazy: () => import('./content/resources/Resources.tsx'),
    },
    previewPage: {
      file: 'content/resources/ResourcePreviewPage.tsx',
      lazy: () => import('./content/resources/ResourcePreviewPage.tsx'),
    },
    list: {
      file: 'content/resources/ResourceList.tsx',
      lazy: () => import('./content/resources/ResourceList.tsx'),
    },
    form: {
      file: 'content/resources/ResourceForm.tsx',
      lazy: () => import('./content/resources/ResourceForm.tsx'),
    },
  },
  {
    ...directoryKind,
    page: {
      useName: createMessages(
        directoryName,
        {
          AM: async () => (await import('../api/shared/messages/am.ts')).contentNames.directory,
        },
        'contentNames.directory',
      ),
      file: 'content/directory/Directory.tsx',
      lazy: () => import('./content/directory/Directory.tsx'),
    },
    recordPage: {
      file: 'content/directory/DirectoryEntryPage.tsx',
      lazy: () => import('./content/directory/DirectoryEntryPage.tsx'),
    },
    list: {
      file: 'content/directory/DirectoryList.tsx',
      lazy: () => import('./content/directory/DirectoryList.tsx'),
    },
    form: {
      file: 'content/directory/DirectoryForm.tsx',
      lazy: () => import('./content/directory/DirectoryForm.tsx'),
    },
  },
  {
    ...postKind,
    recordPage: {
      file: 'content/posts/PostPage.tsx',
      lazy: () => import('./content/posts/PostPage.tsx'),
    },
    list: {
      file: 'content/posts/PostList.tsx',
      lazy: () => import('./content/posts/PostList.tsx'),
    },
    form: {
      file: 'content/posts/PostForm.tsx',
      lazy: () => import('./content/posts/PostForm.tsx'),
    },
  },
  {
    ...deathNoticeKind,
    recordPage: {
      file: 'content/deathNotices/DeathNoticePage.tsx',
      lazy: () => import('./content/deathNotices/DeathNoticePage.tsx'),
    },
    list: {
      file: 'content/deathNotices/DeathNoticeList.tsx',
      lazy: () => import('./content/deathNotices/DeathNoticeList.tsx'),
    },
    form: {
      file: 'content/deathNotices/DeathNoticeForm.tsx',
      lazy: () => import('./content/deathNotices/DeathNoticeForm.tsx'),
    },
  },
  {
    ...pageKind,
    recordPage: {
      file: 'content/pages/PagePage.tsx',
      lazy: () => import('./content/pages/PagePage.tsx'),
    },
    list: {
      file: 'content/pages/PageList.tsx',
      lazy: () => import('./content/pages/PageList.tsx'),
    },
    form: {
      file: 'content/pages/PageForm.tsx',
      lazy: () => import('./content/pages/PageForm.tsx'),
    },
  },
];
