import { failureOf, failureText } from '../../graphql/errors.ts';
import { useFormMessages } from '../../messages/formMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { useOwnDataMessages } from './messages.ts';

/** Formats why an operation with a link to the own data failed. */
export function useOwnFailureText(): (error: unknown) => string {
  const { opened: words } = useOwnDataMessages();
  const { failures } = useFormMessages();
  const { errors } = useMessages();
  // The public catalogues have no messages for these.
  const ownTexts: Record<string, string> = {
    CONFLICT: words.changed,
    LINK_REFUSED: words.refused,
  };
  return (error) => {
    const failure = failureOf(error);
    return ownTexts[failure.code] ?? failureText(failure, { failures, errors });
  };
}
