import { Link } from 'react-router-dom';
import { ErrorLayout } from '../../layout/ErrorLayout.tsx';
import { Head } from '../../layout/head/Head.tsx';
import { useMessages } from '../../messages/messages.ts';
import { accentButton } from '../../ui/buttonStyle.ts';
import { usePreviewMessages } from './messages.ts';

/** Shown for every invalid preview link: withdrawn, expired, or never created. */
export function EndedPreview() {
  const { errors, association } = useMessages();
  const { ended: words } = usePreviewMessages();
  const title = `${words.title} | ${association.name}`;
  return (
    <>
      <Head page={{ title, description: words.text }} indexedIn={[]} />
      <ErrorLayout heading={words.heading} text={words.text}>
        <Link to="/" className={accentButton}>
          {errors.goHome}
        </Link>
      </ErrorLayout>
    </>
  );
}
