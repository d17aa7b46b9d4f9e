import type { ContextType } from 'react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { EventCard } from '../../client/content/events/Events.tsx';
import { SubscribeToCalendar } from '../../client/content/events/SubscribeToCalendar.tsx';
import { SiteSettingsContext } from '../../client/layout/footer/siteSettings.ts';

describe('an event', () => {
  const event = {
    id: '1',
    version: 1,
    language: 'EN' as const,
    isOutdated: false,
    path: '/events/1-genna',
    title: 'Genna (ገና)',
    date: '2027-01-07',
    time: '11:00 AM',
    endDate: null,
    endTime: null,
    description: 'First line\n\nSecond line',
    placeType: 'PHYSICAL' as const,
    location: 'Mount Roskill',
    mapLink: 'https://maps.example.org/roskill',
    image: {
      url: '/media/genna.webp',
      srcSet: '',
      width: 1200,
      height: 800,
      alt: null,
      altLanguage: null,
      focusX: null,
      focusY: null,
    },
  };

  it('shows its date, time and description', () => {
    render(<EventCard event={event} eager={false} />, { wrapper: MemoryRouter });
    const time = screen.getByText('07-01-2027');
    expect(time.getAttribute('datetime')).toBe('2027-01-07');
    expect(screen.getByText('ታኅሣሥ 29 ቀን 2019 ዓ.ም.').lang).toBe('am');
    expect(screen.getByText('11:00 AM')).toBeTruthy();
    expect(screen.getByText('ከጠዋቱ 5 ሰዓት').lang).toBe('am');
    expect(screen.getByText('Ethiopian time', { exact: false })).toBeTruthy();
    expect(screen.getByText('First line').closest('p')?.textContent).toBe('First line');
    expect(screen.getByText('Second line').closest('p')?.textContent).toBe('Second line');
  });

  it('shows its start and end time', () => {
    render(<EventCard event={{ ...event, endTime: '2:00 PM' }} eager={false} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByText('11:00 AM – 2:00 PM')).toBeTruthy();
    expect(screen.getAllByRole('time')).toHaveLength(1);
  });

  it.each([
    ['6 to 9 PM', '', 'ከምሽቱ 12 ሰዓት እስከ ምሽቱ 3 ሰዓት'],
    ['11:00 AM', '1:30 PM', 'ከጠዋቱ 5 ሰዓት እስከ ቀኑ 7 ሰዓት ተኩል'],
    ['11:00 AM', 'late', 'ከጠዋቱ 5 ሰዓት'],
  ])('from %s until %j shows the hours of the Ethiopian clock', (time, endTime, hours) => {
    render(<EventCard event={{ ...event, time, endTime }} eager={false} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByText(hours).lang).toBe('am');
  });

  it.each(['after the service', 'midnight', '6'])('at %j shows no other time', (time) => {
    render(<EventCard event={{ ...event, time }} eager={false} />, { wrapper: MemoryRouter });
    expect(screen.getByText(time)).toBeTruthy();
    expect(screen.queryByText('Ethiopian time', { exact: false })).toBeNull();
  });

  it('shows the first and the last of several days', () => {
    const several = { ...event, endDate: '2027-01-09', endTime: '2:00 PM' };
    const { container } = render(<EventCard event={several} eager={false} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getAllByRole('time').map((day) => day.textContent)).toEqual([
      '07-01-2027',
      '09-01-2027',
    ]);
    expect(screen.getByText('ጥር 1 ቀን 2019 ዓ.ም.').lang).toBe('am');
    expect(screen.getByText('11:00 AM, until 2:00 PM on the last day')).toBeTruthy();
    expect(container.querySelector('[aria-hidden]')?.textContent).toContain('to 9 Jan');
  });

  it('has a picture that does not grow under the mouse', () => {
    render(<EventCard event={event} eager={false} />, { wrapper: MemoryRouter });
    const picture = screen.getByRole('button', { name: /^Open picture/ });
    expect(picture.innerHTML).toContain('/media/genna.webp');
    expect(picture.innerHTML).not.toContain('hover');
  });

  it('can be added to a calendar with a file or on a website', () => {
    render(<EventCard event={event} eager={false} />, { wrapper: MemoryRouter });
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/^Add to calendar: Genna/)).toBe('/events/1.ics');
    expect(hrefOf(/^Google Calendar: Genna .*new tab/)).toBe('/events/1/google');
    expect(hrefOf(/^Outlook: Genna .*new tab/)).toBe('/events/1/outlook');
  });

  it('links to a map', () => {
    render(<EventCard event={event} eager={false} />, { wrapper: MemoryRouter });
    const link = screen.getByRole('link', { name: /^Mount Roskill/ });
    expect(link.getAttribute('href')).toBe(event.mapLink);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  });
});

/** Where the links for subscribing to all events lead. */
function subscriptions() {
  const settings = { siteUrl: 'https://community.example' } as ContextType<
    typeof SiteSettingsContext
  >;
  render(
    <MemoryRouter>
      <SiteSettingsContext value={settings}>
        <SubscribeToCalendar />
      </SiteSettingsContext>
    </MemoryRouter>,
  );
  return screen
    .getAllByRole<HTMLAnchorElement>('link', { hidden: true })
    .map((link) => new URL(link.getAttribute('href') ?? '', 'https://community.example'));
}

it('visitors can subscribe to all events', () => {
  const feed = 'https://community.example/calendar.ics';
  const links = subscriptions();
  expect(links.map(({ protocol, host }) => `${protocol} ${host}`)).toEqual([
    'webcal: community.example',
    'https: calendar.google.com',
    'https: outlook.live.com',
    'https: community.example',
  ]);
  expect(links[1]?.searchParams.get('cid')).toBe('webcal://community.example/calendar.ics');
  expect(links[2]?.searchParams.get('url')).toBe(feed);
  expect(links[3]?.href).toBe(feed);
});

it('opens the events themselves on Android, where no app opens `webcal:`', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K)');
  expect(subscriptions()[0]?.pathname).toBe('/calendar.ics');
  expect(subscriptions()[0]?.protocol).not.toBe('webcal:');
});
