import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { MultilingualText } from '../../ui/MultilingualText.tsx';
import type { DirectoryCard_EntryFragment } from './DirectoryCard.generated.ts';
import { useDirectoryMessages } from './messages.ts';
import { SocialLinks } from './SocialLinks.tsx';

/** Where a business is, and where else to find it. */
export function DirectoryContact({ entry }: { entry: DirectoryCard_EntryFragment }) {
  const words = useDirectoryMessages();
  const { name, location, mapLink } = entry;
  return (
    <div className="space-y-2 wrap-anywhere">
      <p className="text-lg">
        <MultilingualText text={location} />
      </p>
      <ExternalLink href={mapLink} name={words.mapLinkName(name)} leadsTo="place">
        {words.mapLink}
      </ExternalLink>
      <SocialLinks
        business={name}
        platforms={entry.socialMediaPlatforms}
        links={entry.socialMediaPlatformLinks}
      />
    </div>
  );
}
