import { sectionHeading } from '../../ui/headingStyle.ts';
import { headOfFinance, leadership } from '../leadership.ts';
import { LeaderCard } from './LeaderCard.tsx';
import { useAboutMessages } from './messages.ts';

/** The offices that guide the association (docs/product.md, section 3.2). */
export function LeadershipTeam() {
  const { heading, intro } = useAboutMessages().leadershipTeam;
  return (
    <section aria-labelledby="leadership-team" className="border-y border-line bg-surface">
      <div className="mx-auto w-full max-w-6xl px-4 py-20 sm:px-6 sm:py-28">
        <h2 id="leadership-team" className={sectionHeading}>
          {heading}
        </h2>
        <p className="mt-4 max-w-[36em] text-lg text-muted">{intro}</p>
        <ul className="mt-12 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
          {leadership.map((member) => (
            <li key={member.position}>
              <LeaderCard member={member} />
            </li>
          ))}
        </ul>
        <div className="mt-14 border-t border-line pt-14">
          <LeaderCard member={headOfFinance} beside />
        </div>
      </div>
    </section>
  );
}
