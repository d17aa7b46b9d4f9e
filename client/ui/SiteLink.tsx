import { Link, type LinkProps } from 'react-router-dom';
import { languages, pathIn } from '../../api/shared/messages/languages.ts';
import { usePageLanguage } from '../messages/createMessages.ts';

/** A link in the admin area. It opens a public page in the language of the account. */
export function SiteLink({ to, ...props }: LinkProps & { to: string }) {
  const language = usePageLanguage();
  // An address such as `?only=…` stays on the page.
  const isPublic = to.startsWith('/') && !to.startsWith('/admin');
  return (
    <Link
      to={isPublic ? pathIn(language, to) : to}
      // Another language has its own routes.
      reloadDocument={isPublic && Boolean(languages[language].basename)}
      {...props}
    />
  );
}
