/** Class names of a panel that opens below a button. */
export const panelStyle =
  'absolute top-full mt-2 rounded-lg border border-line bg-surface p-1.5 shadow-lg shadow-ink/10';
