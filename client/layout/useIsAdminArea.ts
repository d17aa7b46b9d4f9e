import { useLocation } from 'react-router-dom';

/** Whether the page is one of the admin area, which is in one language. */
export const useIsAdminArea = () => /^\/admin(\/|$)/i.test(useLocation().pathname);
