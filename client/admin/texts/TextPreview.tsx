import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type Language, languages } from '../../../api/shared/messages/languages.ts';

const place = /(\{\w+\})/;

/** A preview of the text with marked placeholders; empty if the text has none. */
export function TextPreview({ texts, language }: { texts: readonly string[]; language: Language }) {
  const { texts: words } = useAdminMessages();
  if (!texts.some((text) => place.test(text))) return null;
  return (
    <div className="mt-4 text-sm">
      <p className="font-semibold">{words.preview}</p>
      {texts.map((text, index) => (
        <p key={index} lang={languages[language].tag} className="wrap-anywhere">
          {text.split(place).map((part, position) =>
            place.test(part) ? (
              <mark key={position} className="rounded bg-line px-1 text-ink">
                {words.samples[part.slice(1, -1)] ?? part.slice(1, -1)}
              </mark>
            ) : (
              part
            ),
          )}
        </p>
      ))}
      <p className="mt-1 text-muted">{words.previewNote}</p>
    </div>
  );
}
