import { recordAnchor } from '../../../api/shared/content/slug.rules.ts';
import { LinkedText } from '../../ui/text/LinkedText.tsx';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { hostOf } from '../../ui/text/hostOf.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { iconTextLink } from '../../ui/Icon.tsx';
import { RecordActions } from '../RecordActions.tsx';
import type { ResourceCard_ResourceFragment } from './ResourceCard.generated.ts';
import { useResourceMessages } from './messages.ts';

/** A service with its description and link, or a document. */
export function ResourceCard({ resource }: { resource: ResourceCard_ResourceFragment }) {
  const words = useResourceMessages();
  const { title, description, link, document } = resource;
  return (
    <article
      id={recordAnchor('resource', resource.id)}
      className="scroll-mt-28 border-t border-line pt-6 pb-4"
    >
      <h3 className="text-[clamp(1.375rem,2.4vw,1.625rem)] font-semibold">
        <MultilingualText text={title} />
      </h3>
      <div className="mt-2 space-y-1 text-muted">
        {description
          .filter((line) => line.trim() !== '')
          .map((line, index) => (
            <p key={index}>
              <LinkedText text={line} />
            </p>
          ))}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        {link && (
          <>
            <ExternalLink href={link} name={words.visitName(title)}>
              {words.visit}
            </ExternalLink>
            <span className="text-sm text-muted">{hostOf(link)}</span>
          </>
        )}
        {document && (
          <a href={document.url} className={iconTextLink(false)}>
            <span>
              <MultilingualText text={title} /> {sizeOf(document, words)}
            </span>
          </a>
        )}
      </div>
      <RecordActions kind="resource" id={resource.id} version={resource.version} title={title} />
    </article>
  );
}

interface SizeWords {
  documentKilobytes: (size: string) => string;
  documentMegabytes: (size: string) => string;
}

function sizeOf({ bytes }: { bytes: number }, words: SizeWords): string {
  return bytes < 1_000_000
    ? words.documentKilobytes(String(Math.ceil(bytes / 1000)))
    : words.documentMegabytes((bytes / 1_000_000).toFixed(1));
}
