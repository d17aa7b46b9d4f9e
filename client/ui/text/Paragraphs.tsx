import { LinkedText } from './LinkedText.tsx';

interface ParagraphsProps {
  /** The lines of the text. */
  lines: string[];
  className: string;
}

/** A whole user text, with links. */
export function Paragraphs({ lines, className }: ParagraphsProps) {
  return (
    <div className={className}>
      {lines.map((line, index) => (
        <p key={index}>
          <LinkedText text={line} />
        </p>
      ))}
    </div>
  );
}
