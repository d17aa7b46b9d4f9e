interface MotionToggleProps {
  /** The name of the animation that it pauses. */
  name: string;
  className?: string;
}

/**
 * Pauses the following siblings with the class `moving`, by CSS alone (client/styles.css). It is
 * hidden from users who prefer reduced motion.
 */
export function MotionToggle({ name, className = '' }: MotionToggleProps) {
  return (
    <label
      className={`motion-toggle z-10 grid size-11 cursor-pointer place-items-center rounded-full ${className}`}
    >
      <input type="checkbox" role="switch" aria-label={name} className="peer sr-only" />
      <span className="grid size-7 place-items-center rounded-full border border-control bg-surface text-ink peer-focus-visible:outline-3 peer-focus-visible:outline-accent [&_.play]:hidden peer-checked:[&_.pause]:hidden peer-checked:[&_.play]:block">
        <svg viewBox="0 0 24 24" className="size-4" fill="currentColor" aria-hidden="true">
          <path className="pause" d="M6 4.5h4v15H6zM14 4.5h4v15h-4z" />
          <path className="play" d="M7 4.2v15.6L20 12Z" />
        </svg>
      </span>
    </label>
  );
}
