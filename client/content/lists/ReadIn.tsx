import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { Language } from '../../messages/languages.ts';

/** In which languages a record can be read, first its own. */
export function ReadIn({ languages }: { languages: Language[] }) {
  const { translations: words } = useAdminMessages();
  return (
    <p className="mt-0.5 text-sm text-muted">
      {words.readIn(languages.map((language) => words.names[language]))}
    </p>
  );
}
