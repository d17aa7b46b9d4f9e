import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { headOfFinance, leadership } from '../leadership.ts';
import type { LeadershipTeam_CommitteeFragment } from './LeadershipTeam.generated.ts';
import { useAboutMessages } from './messages.ts';
import { useOfficerNames } from './officerNames.ts';

type Former = LeadershipTeam_CommitteeFragment['former'];

const positionOf = (office: Former[number]['office']) =>
  [...leadership, headOfFinance].find((member) => member.office === office)?.position ?? null;

const yearOf = ({ until }: Former[number]) => until?.slice(0, 4) ?? '';

/** The former officers, by the year in which their term ended; collapsed at first. */
export function FormerCommittees({ former }: { former: Former }) {
  const { leadershipTeam } = useAboutMessages();
  const { officeName, personName } = useOfficerNames();
  if (former.length === 0) return null;
  const years = new Set(former.map(yearOf));
  return (
    <details className="mt-14 border-t border-line pt-6">
      <summary className="min-h-11 cursor-pointer py-2 text-lg font-semibold">
        {leadershipTeam.former}
      </summary>
      {[...years].map((year) => (
        <section key={year} aria-labelledby={`committee-${year}`} className="mt-6">
          <h3 id={`committee-${year}`} className="text-lg font-semibold">
            {year}
          </h3>
          <ul className="mt-2 space-y-1">
            {former
              .filter((officer) => yearOf(officer) === year)
              .map((officer) => (
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
      ))}
    </details>
  );
}
