import { expect, it } from 'vitest';
import { pageFields } from '../../api/shared/content/page/page.fields.ts';
import { navigationLinks } from '../../client/layout/menu/PageLinks.tsx';

it('pages of volunteers stand below entries of the menu', () => {
  const [none, footer, ...entries] = Object.keys(pageFields.place.values ?? {});
  expect([none, footer]).toEqual(['', '/footer']);
  expect(navigationLinks.map(({ to }) => to)).toEqual(expect.arrayContaining(entries));
});
