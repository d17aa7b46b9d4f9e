import { sectionHeading } from '../../ui/headingStyle.ts';
import type {
  LeaderCard_OfficerFragment,
  LeadershipTeam_CommitteeFragment,
} from './LeadershipTeam.generated.ts';
import { useAboutMessages } from './messages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { SizedImage } from '../../ui/picture/SizedImage.tsx';
import { usePageLanguage } from '../../messages/createMessages.ts';
import type { OfficerNames_OfficerFragment } from './OfficerNames.generated.ts';
import generalSecretaryPortrait from '../../artwork/portraits/general-secretary.svg';
import headOfFinancePortrait from '../../artwork/portraits/head-of-finance.svg';
import headOfPublicRelationsPortrait from '../../artwork/portraits/head-of-public-relations.svg';
import presidentPortrait from '../../artwork/portraits/president.svg';
import vicePresidentPortrait from '../../artwork/portraits/vice-president.svg';
import type { Office } from '../../graphql/schemaTypes.generated.ts';
import type { about } from '../../../api/shared/messages/en/about.ts';

interface Card {
  key: string;
  member: LeadershipPosition;
  officer: LeaderCard_OfficerFragment | null;
}

/**
 * The offices of the association, with their current and former officers (docs/product/pages.md, section
 * 3.2).
 */
export function LeadershipTeam({ committee }: { committee: LeadershipTeam_CommitteeFragment }) {
  const { current, former } = committee;
  const { heading, intro } = useAboutMessages().leadershipTeam;
  const holders = ({ office }: LeadershipPosition) =>
    current.filter((officer) => officer.office === office);
  /** A card for each officer, or one card for a vacant office. */
  const cards = (member: LeadershipPosition): Card[] => {
    const officers = holders(member);
    return officers.length > 0
      ? officers.map((officer) => ({ key: officer.id, member, officer }))
      : [{ key: member.office, member, officer: null }];
  };
  const others = holders(otherOffice).map((officer) => ({
    key: officer.id,
    member: otherOffice,
    officer,
  }));
  return (
    <section aria-labelledby="leadership-team" className="border-y border-line bg-surface">
      <div className="mx-auto w-full max-w-6xl px-4 py-20 sm:px-6 sm:py-28">
        <h2 id="leadership-team" className={sectionHeading}>
          {heading}
        </h2>
        <p className="mt-4 max-w-[36em] text-lg text-muted">{intro}</p>
        <ul className="mt-12 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
          {[...leadership.flatMap(cards), ...others].map(({ key, ...card }) => (
            <li key={key}>
              <LeaderCard {...card} />
            </li>
          ))}
        </ul>
        <div className="mt-14 space-y-10 border-t border-line pt-14">
          {cards(headOfFinance).map(({ key, ...card }) => (
            <LeaderCard key={key} {...card} beside />
          ))}
        </div>
        <FormerCommittees former={former} />
      </div>
    </section>
  );
}

/** The first letters of the first two words. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter]) => letter)
    .join('');

interface LeaderCardProps {
  member: LeadershipPosition;
  /** The officer; null until the association announces one. */
  officer: LeaderCard_OfficerFragment | null;
  /** Whether the text is beside the picture instead of below it. */
  beside?: boolean;
}

/** A portrait in an arch, with position and name. */
function LeaderCard({ member, officer, beside = false }: LeaderCardProps) {
  const { leadershipTeam } = useAboutMessages();
  const { officeName, personName } = useOfficerNames();
  const title = officeName(member.position, officer);
  const arch = `aspect-square rounded-t-full ${beside ? 'w-[calc(50%-0.5rem)] max-w-64' : 'w-full'}`;
  return (
    <article className={beside ? 'flex items-center gap-5 sm:gap-10' : ''}>
      {!officer && (
        <img
          src={member.image}
          alt={leadershipTeam.portraitAlternative(title)}
          width="600"
          height="600"
          loading="lazy"
          decoding="async"
          className={arch}
        />
      )}
      {officer?.image && (
        <SizedImage
          picture={officer.image}
          alt={personName(officer)}
          sizes="(min-width: 64rem) 256px, calc(50vw - 1.5rem)"
          className={`${arch} object-cover`}
        />
      )}
      {/* Visitors would take a drawn person for the officer. */}
      {officer && !officer.image && (
        <span
          aria-hidden="true"
          className={`${arch} grid shrink-0 place-items-center border border-line bg-paper text-5xl text-muted`}
        >
          {initialsOf(personName(officer))}
        </span>
      )}
      <div className={beside ? 'min-w-0' : 'mt-5'}>
        <h3 className="text-lg leading-tight font-semibold sm:text-2xl">
          <MultilingualText text={title} />
        </h3>
        <p className={`mt-1.5 text-sm sm:text-base ${officer ? '' : 'text-muted italic'}`}>
          {officer ? (
            <MultilingualText text={personName(officer)} />
          ) : (
            leadershipTeam.nameToBeAnnounced
          )}
        </p>
      </div>
    </article>
  );
}

type Former = LeadershipTeam_CommitteeFragment['former'];

const positionOf = (office: Former[number]['office']) =>
  [...leadership, headOfFinance].find((member) => member.office === office)?.position ?? null;

const yearOf = ({ until }: Former[number]) => until?.slice(0, 4) ?? '';

/** The years from the first day of these officers to the one in which their terms ended. */
function spanOf(officers: Former, last: string): string {
  const [first = last] = officers.map(({ from }) => from.slice(0, 4)).sort();
  return first === last ? last : `${first}–${last}`;
}

/** The former officers, by the year in which their term ended; collapsed at first. */
function FormerCommittees({ former }: { former: Former }) {
  const { leadershipTeam } = useAboutMessages();
  const { officeName, personName } = useOfficerNames();
  if (former.length === 0) return null;
  const years = new Set(former.map(yearOf));
  return (
    <details className="mt-14 border-t border-line pt-6">
      <summary className="min-h-11 cursor-pointer py-2 text-lg font-semibold">
        {leadershipTeam.former}
      </summary>
      {[...years].map((year) => {
        const officers = former.filter((officer) => yearOf(officer) === year);
        return (
          <section key={year} aria-labelledby={`committee-${year}`} className="mt-6">
            <h3 id={`committee-${year}`} className="text-lg font-semibold">
              {leadershipTeam.formerYears(spanOf(officers, year))}
            </h3>
            <ul className="mt-2 space-y-1">
              {officers.map((officer) => (
                <li key={officer.id}>
                  <MultilingualText text={personName(officer)} />
                  <span className="text-muted">
                    {' · '}
                    <MultilingualText text={officeName(positionOf(officer.office), officer)} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </details>
  );
}

/** Returns the names of an office and its officer in the language of the page. */
function useOfficerNames() {
  const { positions } = useAboutMessages();
  const isAmharic = usePageLanguage() === 'AM';
  const inLanguage = (english: string, amharic: string) =>
    isAmharic && amharic !== '' ? amharic : english;
  return {
    officeName: (
      position: LeadershipPosition['position'],
      officer: OfficerNames_OfficerFragment | null,
    ) =>
      position
        ? positions[position]
        : inLanguage(officer?.title ?? '', officer?.titleAmharic ?? ''),
    personName: ({ name, nameAmharic }: OfficerNames_OfficerFragment) =>
      inLanguage(name, nameAmharic),
  };
}

interface LeadershipPosition {
  office: Office;
  /** The key of its name; null for an office that the association names itself. */
  position: keyof (typeof about)['positions'] | null;
  /** A square drawing, while nobody holds the office. */
  image?: string;
}

/** The offices in the order of the page (docs/product/pages.md, section 3.2). */
const leadership: LeadershipPosition[] = [
  { office: 'PRESIDENT', position: 'president', image: presidentPortrait },
  { office: 'VICE_PRESIDENT', position: 'vicePresident', image: vicePresidentPortrait },
  { office: 'GENERAL_SECRETARY', position: 'generalSecretary', image: generalSecretaryPortrait },
  {
    office: 'HEAD_OF_PUBLIC_RELATIONS',
    position: 'headOfPublicRelations',
    image: headOfPublicRelationsPortrait,
  },
];

/** An office that the association names itself; shown after the others, if it has an officer. */
const otherOffice: LeadershipPosition = { office: 'OTHER', position: null };

/** Shown separately from the others. */
const headOfFinance: LeadershipPosition = {
  office: 'HEAD_OF_FINANCE',
  position: 'headOfFinance',
  image: headOfFinancePortrait,
};
