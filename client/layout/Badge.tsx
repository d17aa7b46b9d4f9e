import { useMessages } from '../messages/messages.ts';
import { MotionToggle } from '../ui/picture/MotionToggle.tsx';

const circle = 'badge-circle';

/**
 * The circular badge, whose text rotates around a greeting (docs/product/site.md, section 2.2). The
 * rotation never stops by itself, so it can be paused (WCAG 2.2.2), by CSS alone and so also
 * without scripts. It does not rotate for users who prefer reduced motion.
 */
export function Badge() {
  const { layout } = useMessages();
  return (
    <div className="relative grid size-[min(8rem,40vw)] place-items-center rounded-full border border-line bg-deep lg:size-40">
      <MotionToggle name={layout.pauseBadge} className="absolute -end-2 -bottom-2" />
      {/* The corners of the rotating element must not widen the page. */}
      <div className="absolute inset-0 overflow-hidden rounded-full">
        <svg
          viewBox="0 0 160 160"
          role="img"
          aria-label={layout.badgeName}
          className="moving turning size-full"
        >
          <path id={circle} fill="none" d="M80 140a60 60 0 1 1 0-120a60 60 0 1 1 0 120" />
          <text className="fill-accent text-[14.5px] font-semibold tracking-wide whitespace-pre">
            <textPath href={`#${circle}`} textLength="376" lengthAdjust="spacing">
              {layout.badgeText}
            </textPath>
          </text>
        </svg>
      </div>
      <span lang="am" className="font-heading text-2xl font-semibold lg:text-3xl">
        {layout.helloAmharic}
      </span>
    </div>
  );
}
