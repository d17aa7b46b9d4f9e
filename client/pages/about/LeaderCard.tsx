import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { SizedImage } from '../../ui/picture/SizedImage.tsx';
import type { LeadershipPosition } from '../leadership.ts';
import type { LeaderCard_OfficerFragment } from './LeaderCard.generated.ts';
import { useAboutMessages } from './messages.ts';
import { useOfficerNames } from './officerNames.ts';

interface LeaderCardProps {
  member: LeadershipPosition;
  /** The officer; null until the association announces one. */
  officer: LeaderCard_OfficerFragment | null;
  /** Whether the text is beside the picture instead of below it. */
  beside?: boolean;
}

/** A portrait in an arch, with position and name. */
export function LeaderCard({ member, officer, beside = false }: LeaderCardProps) {
  const { leadershipTeam } = useAboutMessages();
  const { officeName, personName } = useOfficerNames();
  const title = officeName(member.position, officer);
  const arch = `aspect-square rounded-t-full ${beside ? 'w-[calc(50%-0.5rem)] max-w-64' : 'w-full'}`;
  return (
    <article className={beside ? 'flex items-center gap-5 sm:gap-10' : ''}>
      {officer?.image ? (
        <SizedImage
          picture={officer.image}
          alt={personName(officer)}
          sizes="(min-width: 64rem) 256px, calc(50vw - 1.5rem)"
          className={`${arch} object-cover`}
        />
      ) : (
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
