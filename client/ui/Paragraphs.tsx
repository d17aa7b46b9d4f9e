import { LinkedText } from './LinkedText.tsx';

interface ParagraphsProps {
  /** Lines of the text. */
  lines: string[];
  className: string;
}

/** A whole text as people entered it, in which links can be followed. */
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
