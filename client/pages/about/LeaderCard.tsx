import type { LeadershipMember } from '../leadership.ts';
import { useAboutMessages } from './messages.ts';

interface LeaderCardProps {
  member: LeadershipMember;
  /** Puts the words beside the picture instead of beneath it. */
  beside?: boolean;
}

/** A portrait in an arch, with position and name. */
export function LeaderCard({ member: { position, name, image }, beside = false }: LeaderCardProps) {
  const { leadershipTeam, positions } = useAboutMessages();
  const title = positions[position];
  return (
    <article className={beside ? 'flex items-center gap-5 sm:gap-10' : ''}>
      <img
        src={image}
        alt={name ?? leadershipTeam.portraitAlternative(title)}
        width="600"
        height="600"
        loading="lazy"
        decoding="async"
        className={`aspect-square rounded-t-full ${beside ? 'w-[calc(50%-0.5rem)] max-w-64' : 'w-full'}`}
      />
      <div className={beside ? 'min-w-0' : 'mt-5'}>
        <h3 className="text-lg leading-tight font-semibold sm:text-2xl">{title}</h3>
        <p className={`mt-1.5 text-sm sm:text-base ${name ? '' : 'text-muted italic'}`}>
          {name ?? leadershipTeam.nameToBeAnnounced}
        </p>
      </div>
    </article>
  );
}
