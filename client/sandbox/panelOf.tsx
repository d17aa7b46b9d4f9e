import type { GraphiQLPlugin } from '@graphiql/react';
import type { ComponentType } from 'react';

/**
 * Makes a panel of the explorer.
 * @param icon the path of its icon
 */
export const panelOf =
  (content: ComponentType, icon: string) =>
  /** @param title of the button that opens the panel, and of the panel itself */
  (title: string): GraphiQLPlugin => ({
    title,
    icon: () => <PanelIcon path={icon} />,
    content,
  });

/** The icon of a panel, in the style of the explorer's own icons. */
function PanelIcon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
