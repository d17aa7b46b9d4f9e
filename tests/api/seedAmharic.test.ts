import { describe, expect, it } from 'vitest';
import { amharicAboutEthiopia } from '../../prisma/seed/am/aboutEthiopia.ts';
import { amharicCategories } from '../../prisma/seed/am/categories.ts';
import { amharicDirectory } from '../../prisma/seed/am/directory.ts';
import { amharicEvents } from '../../prisma/seed/am/event.ts';
import { amharicPosts } from '../../prisma/seed/am/post.ts';
import { amharicResources } from '../../prisma/seed/am/resource.ts';
import { aboutEthiopiaItems } from '../../prisma/seed/content/aboutEthiopia.ts';
import {
  culturalCategories,
  directoryCategories,
  resourceCategories,
} from '../../prisma/seed/content/categories.ts';
import { directoryEntries } from '../../prisma/seed/content/directory.ts';
import { upcomingEvents } from '../../prisma/seed/content/event.ts';
import { posts } from '../../prisma/seed/content/post.ts';
import { resources } from '../../prisma/seed/content/resource.ts';

const categories = [...directoryCategories, ...resourceCategories, ...culturalCategories];

describe.each([
  ['event', amharicEvents, upcomingEvents('2026-01-01').map(({ title }) => title)],
  ['about Ethiopia', amharicAboutEthiopia, aboutEthiopiaItems.map(({ artwork }) => artwork)],
  ['post', amharicPosts, posts.map(({ postTitle }) => postTitle)],
  ['resource', amharicResources, resources.map(({ title }) => title)],
  ['directory', amharicDirectory, directoryEntries.map(({ name }) => name)],
  ['category', amharicCategories, categories.map(({ categoryName }) => categoryName)],
])('the bundled Amharic: %s', (_kind, amharic: Record<string, object | string>, keys) => {
  it('has a translation of every record, and of no other', () => {
    expect(Object.keys(amharic)).toEqual(keys);
  });

  it('contains only Amharic, except for the names of websites', () => {
    for (const words of Object.values(amharic)) {
      for (const [field, text] of Object.entries(typeof words === 'string' ? { words } : words)) {
        const isName = field === 'title' && !/\p{Script=Ethiopic}/u.test(String(text));
        const outsideBrackets = String(text).replaceAll(/\([^)]*\)/g, '');
        const letters = outsideBrackets.match(/\p{L}/gu) ?? [];
        const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
        if (!isName) expect([text, latin.length < letters.length / 2]).toEqual([text, true]);
      }
    }
  });
});
