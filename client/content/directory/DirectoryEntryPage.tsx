import { Link } from 'react-router-dom';
import { RecordPage } from '../RecordPage.tsx';
import { recordPageHandle, useRecordPageOptions } from '../recordPageHandle.ts';
import {
  DirectoryEntryPageDocument,
  useDirectoryEntryPageQuery,
} from './DirectoryEntryPage.generated.ts';
import { directoryKind } from './kind.ts';
import { useDirectoryMessages } from './messages.ts';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { hostOf } from '../../ui/text/hostOf.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { DirectoryCard_EntryFragment } from './DirectoryEntries.generated.ts';
import { SocialLinks, TelephoneLink } from './ContactLinks.tsx';

export const handle = recordPageHandle(directoryKind, DirectoryEntryPageDocument, [
  useDirectoryMessages,
]);

/** The page of a business: its picture, its description and its contact details. */
export function Component() {
  const words = useDirectoryMessages();
  const query = useDirectoryEntryPageQuery(useRecordPageOptions());
  return (
    <RecordPage kind="directory" query={query} list={{ to: '/directory', name: words.listName }}>
      {(entry) => ({
        title: entry.name,
        text: entry.description.join('\n'),
        facts: [entry.location],
        pictured: entry,
        details: <DirectoryContact entry={entry} />,
        structuredData: ({ thing }) => ({
          '@type': 'LocalBusiness',
          ...thing,
          name: entry.name,
          address: { '@type': 'PostalAddress', streetAddress: entry.location },
          hasMap: entry.mapLink,
          ...(entry.socialMediaPlatformLinks.length > 0 && {
            sameAs: entry.socialMediaPlatformLinks,
          }),
          ...(entry.telephone && { telephone: entry.telephone }),
          ...(entry.website && { url: entry.website, mainEntityOfPage: thing.url }),
        }),
      })}
    </RecordPage>
  );
}

/** The address of a business, how to reach it, and its links. */
function DirectoryContact({ entry }: { entry: DirectoryCard_EntryFragment }) {
  const words = useDirectoryMessages();
  const { name, location, mapLink, telephone, openingHours, website } = entry;
  return (
    <div className="space-y-1 wrap-anywhere">
      <p className="text-lg">
        <MultilingualText text={location} />
      </p>
      {telephone && (
        <p>
          <TelephoneLink business={name} telephone={telephone} />
        </p>
      )}
      {mapLink && (
        <ExternalLink href={mapLink} name={words.mapLinkName(name)} leadsTo="place">
          {words.mapLink}
        </ExternalLink>
      )}
      {openingHours && (
        <section>
          <h2 className="font-body text-base font-semibold">{words.openingHours}</h2>
          <p className="whitespace-pre-line">
            <MultilingualText text={openingHours} />
          </p>
        </section>
      )}
      {website && (
        <p>
          <ExternalLink href={website} name={words.websiteName(name, hostOf(website))}>
            {hostOf(website)}
          </ExternalLink>
        </p>
      )}
      <SocialLinks
        business={name}
        platforms={entry.socialMediaPlatforms}
        links={entry.socialMediaPlatformLinks}
      />
      <p className="print:hidden">
        <Link
          to="/contact-us"
          className="inline-flex min-h-11 items-center text-muted underline decoration-1 underline-offset-4 hover:decoration-3"
        >
          {words.correction}
        </Link>
      </p>
    </div>
  );
}
