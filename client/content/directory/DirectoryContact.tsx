import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { hostOf } from '../../ui/text/hostOf.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { DirectoryCard_EntryFragment } from './DirectoryCard.generated.ts';
import { useDirectoryMessages } from './messages.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

/** The address of a business, how to reach it, and its links. */
export function DirectoryContact({ entry }: { entry: DirectoryCard_EntryFragment }) {
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
    </div>
  );
}
