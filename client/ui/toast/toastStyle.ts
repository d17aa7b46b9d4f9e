/** Class names of a toast, with a coloured thread along its start. */
export const toastStyle =
  'pointer-events-auto rounded-md border border-s-4 border-control bg-surface ' +
  'shadow-[0_0.75rem_2.5rem_-0.5rem_rgb(0_0_0/0.35)] ' +
  'motion-safe:transition-[opacity,translate] motion-safe:duration-200 ' +
  'motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0';
