import { useMatches } from 'react-router-dom';

/** Whether the page is one of the admin area, which has its own frame. By its routes: an unknown address has none. */
export const useIsAdminArea = () => useMatches().some(({ id }) => id.startsWith('admin/'));
