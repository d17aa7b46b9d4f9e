import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LeaderCard } from '../../client/pages/about/LeaderCard.tsx';
import { Component as About } from '../../client/pages/About.tsx';
import { showPage } from './showPage.tsx';

afterEach(cleanup);

const textOf = (element: Element) => element.textContent;

describe('About', () => {
  it('has its sections in their order', () => {
    showPage(About);
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
    showPage(About);
    const section = within(screen.getByRole('region', { name: 'What we do' }));
    expect(section.getAllByRole('listitem').map(textOf)).toEqual([
      'Community gatherings and cultural events',
      'Settlement information for newcomers',
      'Language and cultural workshops',
      'Networking and volunteer opportunities',
    ]);
  });

  it('shows four leaders in order and Head of Finance apart from them', () => {
    showPage(About);
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

  it('names a leader once announced', () => {
    const member = { position: 'president', name: 'Example Name', image: '/photo.webp' } as const;
    showPage(() => <LeaderCard member={member} />);
    expect(screen.getByText('Example Name')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Example Name' })).toBeTruthy();
    expect(screen.queryByText('Name to be announced')).toBeNull();
  });

  it('marks the proverb as Amharic', () => {
    showPage(About);
    expect(screen.getByText('ድር ቢያብር አንበሳ ያስር።').closest('[lang]')?.getAttribute('lang')).toBe(
      'am',
    );
  });

  it('leads on to Contact Us', () => {
    showPage(About);
    const section = within(screen.getByRole('region', { name: 'Get involved' }));
    expect(section.getByRole('link').getAttribute('href')).toBe('/contact-us');
  });
});
