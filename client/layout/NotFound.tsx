import { useMessages } from '../messages/messages.ts';
import { Head } from './Head.tsx';

/** The answer to an address that names no page (specification, section 2). */
export function NotFound() {
  const { errors } = useMessages();
  return (
    <>
      <Head page="notFound" indexed={false} />
      <h1>{errors.oopsHeading}</h1>
      <p>{errors.notFound}</p>
    </>
  );
}
