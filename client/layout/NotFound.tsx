import { Link } from 'react-router-dom';
import picture from '../artwork/not-found.svg';
import { useMessages } from '../messages/messages.ts';
import { accentButton } from '../ui/buttonStyle.ts';
import { Head } from './head/Head.tsx';
import { ErrorLayout } from './ErrorLayout.tsx';

/** The page of an unknown address (docs/product/site.md, section 2.6). */
export function NotFound() {
  const { errors } = useMessages();
  return (
    <>
      <Head page="notFound" indexedIn={[]} />
      <ErrorLayout picture={picture} heading={errors.oopsHeading} text={errors.notFound}>
        <Link to="/" className={accentButton}>
          {errors.goHome}
        </Link>
      </ErrorLayout>
    </>
  );
}
