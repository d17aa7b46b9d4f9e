import { useMessages } from '../messages/messages.ts';

/** Shown in place of a page that failed (specification, section 2). */
export function ErrorPage() {
  const { errors } = useMessages();
  return <h1>{errors.unexpected}</h1>;
}
