import { sectionHeading } from '../../ui/headingStyle.ts';
import { headOfFinance, leadership, type LeadershipPosition, otherOffice } from '../leadership.ts';
import { FormerCommittees } from './FormerCommittees.tsx';
import type { LeaderCard_OfficerFragment } from './LeaderCard.generated.ts';
import { LeaderCard } from './LeaderCard.tsx';
import type { LeadershipTeam_CommitteeFragment } from './LeadershipTeam.generated.ts';
import { useAboutMessages } from './messages.ts';

interface Card {
  key: string;
  member: LeadershipPosition;
  officer: LeaderCard_OfficerFragment | null;
}

interface LeadershipTeamProps {
  committee: LeadershipTeam_CommitteeFragment;
}

/**
 * The offices of the association, with their current and former officers (docs/product/pages.md, section
 * 3.2).
 */
export function LeadershipTeam({ committee: { current, former } }: LeadershipTeamProps) {
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
