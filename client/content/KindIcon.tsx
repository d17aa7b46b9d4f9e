/** Line drawings on a field of 32 by 32, one for each section of the admin area. */
const drawings = {
  event: 'M6 8h20v18H6ZM6 13.5h20M11 5v6M21 5v6M12 19.5l3 3 5.5-5.5',
  directory:
    'M5 13.5 7.5 6h17l2.5 7.5M5 13.5a3.7 3.7 0 0 0 7.3 0 3.7 3.7 0 0 0 7.4 0 3.7 3.7 0 0 0 7.3 0M7 17.5V26h18v-8.5M13.5 26v-5.5h5V26',
  resource:
    'M16 9.5C13.5 7.3 10 6.5 5.5 6.500v17c4.5 0 8 .8 10.5 3 2.5-2.2 6-3 10.5-3v-17c-4.5 0-8 .8-10.5 3ZM16 9.500v17',
  post: 'M6 26l1.2-5.500L21.5 6.200a2.5 2.5 0 0 1 3.5 0l.8.8a2.5 2.5 0 0 1 0 3.500L11.5 24.800ZM18.5 9.200l4.3 4.300M16 26.500h10',
  // A jebena, the pot of the coffee ceremony.
  aboutEthiopia:
    'M14 11V7.500h4.500V11M16.2 7.500V5M13.5 11h5.500c.5 3 5 5 5 9.5 0 4-3.2 6.5-7.750 6.500s-7.750-2.5-7.750-6.500c0-4.5 4.5-6.5 5-9.500ZM9.2 17 5 11.500M19 11.500c4.5-1.5 8 1 7.5 4.5-.3 2-1.5 3-3 3.3',
  // A page with a heading, a picture and text.
  page: 'M7 5h18v22H7ZM11 10h10M11 14h10v5H11ZM11 23h6',
  // A candle.
  deathNotice:
    'M12 14h8v13h-8ZM16 14v-3M16 4c2 2 2.5 3 2.500 4.500a2.500 2.500 0 0 1-5 0C13.500 7 14 6 16 4ZM8 27h16',
  member:
    'M13 15a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM4.5 26c0-4.7 3.8-7.5 8.5-7.500s8.5 2.8 8.5 7.500M25 9.500v7M21.5 13h7',
  members:
    'M11.5 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM3.5 25.500c0-4.5 3.6-7 8-7s8 2.5 8 7M20 7.300a4 4 0 0 1 0 7.500M22.5 19c3.6.5 6 2.9 6 6.5',
  inquiries: 'M5 6.500h22v15.500H16l-6 5v-5H5ZM10.500 12h11M10.500 16.500h7',
  applications: 'M8 5h11l6 6v16H8ZM18.500 5v6.500H25M12 17h9M12 21.500h6',
  // A book with a ribbon.
  register: 'M8 5h16v22H8ZM12 5v22M17 5v8l2-1.500 2 1.500V5',
  // A calendar with an exclamation mark.
  dueDates: 'M6 8h20v18H6ZM6 13.5h20M11 5v6M21 5v6M16 16.500v4M16 23v.1',
  // A coin.
  fees: 'M16 27a11 11 0 1 0 0-22 11 11 0 0 0 0 22ZM16 9v14M19.500 12.500h-5a2 2 0 0 0 0 4h3a2 2 0 0 1 0 4h-5.500',
  // A bank note.
  payments:
    'M4 8.500h24v15H4ZM16 19.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM8 12.500v.1M24 19.500v.1',
  memberMessages: 'M4 12h5l13-6v20L9 20H4ZM9 20l2 7h3l-2-6M26 12v8',
  outbox: 'M5 9h22v15H5ZM5 10l11 8 11-8',
  categories: 'M5.5 6.500H14l12.5 12.5-7.5 7.500L5.5 14.500ZM10.5 11.500v.1',
  translations:
    'M5 8h12M11 5v3M15 8c-.5 5-4.500 9.500-10 11.500M7.500 12c1.5 3.500 4.500 6 8 7.500M15 27l6-14 6 14M17.200 22h7.600',
  // A framed picture.
  pictures: 'M5 7h22v18H5ZM5 22l7-7 5 5 3-3 7 6M20.5 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  // A bin.
  deleted: 'M6 9h20M12 9V5h8v4M9 9l1.200 18h11.600L23 9M13.500 14v8M18.500 14v8',
  // A sheet with a dashed frame.
  examples:
    'M7 5h4M15 5h4M23 5h2v4M25 13v5M25 22v5h-3M18 27h-5M9 27H7v-4M7 19v-5M7 10V5M13 16h6M16 13v6',
  // Two links of a chain that came apart.
  brokenLinks:
    'M14 10.500l3-3a5.300 5.300 0 0 1 7.500 7.500l-3 3M18 21.500l-3 3A5.300 5.300 0 0 1 7.500 17l3-3M10 6v3M6 10h3M22 26v-3M26 22h-3',
  // A page with lines of text.
  texts: 'M7 5h18v22H7ZM11 11h10M11 16h10M11 21h6',
  committee: 'M16 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM9 26c0-5 3-8 7-8s7 3 7 8M6 15h3M23 15h3M5 26h22',
  // A list with ticks.
  setup: 'M5 9l2.5 2.500L12 7M5 18l2.500 2.500L12 16M16 9.500h11M16 18.500h11M16 26h11',
  settings: 'M5 9h14M25 9h2M5 16h2M13 16h14M5 23h10M21 23h6M22 6.500v5M10 13.500v5M18 20.500v5',
  // The moon.
  feastDates: 'M20 6a11 11 0 1 0 6 15.500A9.500 9.500 0 0 1 20 6Z',
  // Two people and a key.
  accounts:
    'M11.5 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM3.5 25.500c0-4.5 3.6-7 8-7 2 0 4 .5 5.500 1.500M23 17a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM23 17v10M23 22h3.500M23 26h2.500',
  // A plug.
  apiTokens: 'M12 5v6M20 5v6M8 11h16v4a8 8 0 0 1-16 0ZM16 23v5',
  // An envelope that leaves.
  webhooks: 'M4 8h16v13H4ZM4 9l8 7 8-7M24 14.500h5M26.500 11.500l3 3-3 3',
  // A ring of keys.
  handover: 'M11 21a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM16 16h11M23 16v5M27 16v4',
  // A shield.
  security:
    'M16 4.500 26 8v8c0 6-4 9.500-10 12-6-2.500-10-6-10-12V8ZM11.500 16l3.200 3.200 6-6.200',
  // A clock that goes back.
  activity: 'M6 16a10 10 0 1 0 3-7.100M6 5v5h5M16 10v6.500l4.500 2.500',
  account: 'M16 16.500a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM6 27c0-5 4.5-7.5 10-7.500S26 22 26 27',
};

export type KindName = keyof typeof drawings;

/** The icon beside the name of a kind. */
export function KindIcon({ name, className = 'size-8' }: { name: KindName; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true">
      <path
        d={drawings[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
