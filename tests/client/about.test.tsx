import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as About } from '../../client/pages/About.tsx';
import { showPage } from './showPage.tsx';

const textOf = (element: Element) => element.textContent;

const officer = (id: string, office: string, name: string) => ({
  __typename: 'Officer',
  id,
  office,
  name,
  title: '',
  titleAmharic: '',
  nameAmharic: '',
  until: null,
  image: null,
});

const nobody = { current: [] as object[], former: [] as object[] };

const showAbout = (committee = nobody) =>
  showPage(About, {}, { committee: { __typename: 'Committee', ...committee } });

describe('About', () => {
  it('has its sections in order', () => {
    showAbout();
    expect(screen.getAllByRole('heading', { level: 1 }).map(textOf)).toEqual(['About Us']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      'Background',
      'Our Mission',
      'Our Vision',
      'What we do',
      'Leadership Team',
      'Get involved',
    ]);
  });

  it('lists the four things the association does', () => {
    showAbout();
    const section = within(screen.getByRole('region', { name: 'What we do' }));
    expect(section.getAllByRole('listitem').map(textOf)).toEqual([
      'Community gatherings and cultural events',
      'Settlement information for newcomers',
      'Language and cultural workshops',
      'Networking and volunteer opportunities',
    ]);
  });

  it('shows four leaders in order and Head of Finance apart from them', () => {
    showAbout();
    const section = within(screen.getByRole('region', { name: 'Leadership Team' }));
    expect(section.getAllByRole('heading', { level: 3 }).map(textOf)).toEqual([
      'President',
      'Vice President',
      'General Secretary',
      'Head of Public Relations',
      'Head of Finance',
    ]);
    const row = section.getByRole('list');
    expect(within(row).getAllByRole('listitem')).toHaveLength(4);
    expect(row.textContent).not.toContain('Head of Finance');
    expect(section.getAllByText('Name to be announced')).toHaveLength(5);
    const pictures = section.getAllByRole('img').map((picture) => picture.getAttribute('src'));
    expect(new Set(pictures).size).toBe(5);
  });

  it('names the officers, and custom offices after the standard ones', () => {
    const current = [
      officer('1', 'PRESIDENT', 'Example Name'),
      { ...officer('2', 'OTHER', 'Another Example'), title: 'Head of Youth' },
    ];
    showAbout({ current, former: [] });
    const section = within(screen.getByRole('region', { name: 'Leadership Team' }));
    const items = section.getAllByRole('listitem').map(textOf);
    expect(items[0]).toBe('ENPresidentExample Name');
    expect(items[4]).toBe('AEHead of YouthAnother Example');
    expect(section.getAllByText('Name to be announced')).toHaveLength(4);
    expect(section.queryByText('Former committees')).toBeNull();
  });

  it('shows the officer’s portrait by the name, or else the initials', () => {
    const image = {
      __typename: 'Picture',

      url: '/media/abebe.webp',
      srcSet: '/media/abebe-320.webp 320w',
      width: 800,
      height: 800,
    };
    const current = [
      { ...officer('1', 'PRESIDENT', 'Example Name'), image },
      officer('2', 'VICE_PRESIDENT', 'Another Example'),
    ];
    showAbout({ current, former: [] });
    const portrait = screen.getByRole('img', { name: 'Example Name' });
    expect(portrait.getAttribute('src')).toBe(image.url);
    expect(portrait.getAttribute('srcset')).toBe(image.srcSet);
    expect([portrait.getAttribute('width'), portrait.getAttribute('height')]).toEqual([
      '800',
      '800',
    ]);
    expect(screen.getByText('AE')).toBeTruthy();
    const drawing = (office: string) =>
      screen.queryByRole('img', { name: `Illustration in place of a photo: ${office}` });
    expect(drawing('Vice President')).toBeNull();
    expect(drawing('General Secretary')).toBeTruthy();
  });

  it('lists former committees by year', () => {
    const former = [
      {
        ...officer('3', 'HEAD_OF_FINANCE', 'Former Example'),
        from: '2026-08-20',
        until: '2029-06-30',
      },
      { ...officer('4', 'PRESIDENT', 'Older Example'), from: '2027-02-01', until: '2027-06-30' },
    ];
    showAbout({ current: [], former });
    const list = screen.getByText('Former committees').closest('details');
    expect(list?.open).toBe(false);
    const years = ['2026–2029', '2027'].map((year) => screen.getByRole('region', { name: year }));
    expect(years.map(textOf)).toEqual([
      '2026–2029Former Example · Head of Finance',
      '2027Older Example · President',
    ]);
  });

  it('marks the proverb as Amharic', () => {
    showAbout();
    expect(screen.getByText('ድር ቢያብር አንበሳ ያስር።').closest('[lang]')?.getAttribute('lang')).toBe(
      'am',
    );
  });

  it('links to Contact Us', () => {
    showAbout();
    const section = within(screen.getByRole('region', { name: 'Get involved' }));
    expect(section.getByRole('link').getAttribute('href')).toBe('/contact-us');
  });
});
