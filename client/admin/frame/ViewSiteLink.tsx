import { Link } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { languages, pathIn } from '../../../api/shared/messages/languages.ts';

/** Links to the public pages in the language of the account. */
export function ViewSiteLink({ className }: { className: string }) {
  const { frame } = useAdminMessages().admin;
  const language = usePageLanguage();
  return (
    <Link
      to={pathIn(language, '/')}
      // Another language has its own routes.
      reloadDocument={Boolean(languages[language].basename)}
      className={className}
    >
      {frame.viewSite}
    </Link>
  );
}
