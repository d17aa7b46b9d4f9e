import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { InterfaceText_ShownFragment as InterfaceText } from './InterfaceText.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';

interface OriginalTextProps {
  text: InterfaceText;
  typed: readonly string[];
  /** Replaces the texts in the form. */
  onUse: (texts: readonly string[]) => void;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The default message and, if the form differs from it, the saved one. */
export function OriginalText({ text, typed, onUse }: OriginalTextProps) {
  const { texts: words } = useAdminMessages();
  const { original, formerOriginal, texts } = text;
  const versions: [string, readonly string[] | null][] = [
    [words.original, original],
    [words.formerOriginal, formerOriginal],
    [words.present, isSame(texts, original) ? null : texts],
  ];
  return (
    <dl className="mt-4 space-y-3 border-s-2 border-line ps-4 text-sm empty:hidden">
      {versions.flatMap(([name, lines]) =>
        lines && !isSame(lines, typed)
          ? [
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd>
                  {lines.map((line, index) => (
                    <p key={index} className="wrap-anywhere whitespace-pre-line">
                      <MultilingualText text={line} />
                    </p>
                  ))}
                  {name === words.original && (
                    <Button onClick={() => onUse(original)} className="mt-2 min-h-11 px-4 py-1.5">
                      {words.backToOriginal}
                    </Button>
                  )}
                </dd>
              </div>,
            ]
          : [],
      )}
    </dl>
  );
}
