import { Link } from 'react-router-dom';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { useSiteSettings } from './footer/siteSettings.ts';

/** The death notices that stand on top of all public pages until their last day is over. */
export const DeathNotices = () =>
  useSiteSettings()?.currentDeathNotices.map(({ id, path, summary }) => (
    <Link
      key={id}
      to={path}
      className="block border-b border-line px-4 py-2.5 text-center hover:underline print:hidden"
    >
      <MultilingualText text={summary} />
    </Link>
  ));
