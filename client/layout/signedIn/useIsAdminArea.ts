import { useLocation } from 'react-router-dom';

/** Whether the page belongs to the admin area, which has one language for each account. */
export const useIsAdminArea = () => /^\/admin(\/|$)/i.test(useLocation().pathname);
