import type { FormScreen, Screen } from '../screen.ts';
import type { Role } from '../session/roles.ts';

/** The menus of the bar; the last is the menu of the account. */
export type SectionGroup = 'content' | 'people' | 'website' | 'own';

/** A section besides the kinds of content. Routes, menu, dashboard and permissions follow from it. */
export interface AdminSection extends Screen {
  /** Its key in the drawings (content/KindIcon.tsx) and in the names (adminLinks.ts). */
  name: string;
  /** The menu that contains it. */
  group: SectionGroup;
  /** Its path below /admin; by default its name. */
  path?: string;
  /** The roles that may open it. The API checks them too (docs/product/accounts.md, section 7.1). */
  roles: readonly Role[];
  /** Its forms of records. */
  forms?: FormScreen[];
  /** Its further screens, by their path below /admin. */
  screens?: Record<string, Screen>;
}
