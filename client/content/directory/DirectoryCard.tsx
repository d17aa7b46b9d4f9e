import { Card } from '../../ui/Card.tsx';
import { CardImage } from '../../ui/CardImage.tsx';
import { CollapsibleText } from '../../ui/CollapsibleText.tsx';
import { MultilingualText } from '../../ui/MultilingualText.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { RecordActions } from '../RecordActions.tsx';
import { ShareLink } from '../share/ShareLink.tsx';
import type { DirectoryCard_EntryFragment } from './DirectoryCard.generated.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';
import { useDirectoryMessages } from './messages.ts';

/** Characters above which a description collapses (docs/product.md, section 2.7). */
const descriptionLimit = 120;

interface DirectoryCardProps {
  entry: DirectoryCard_EntryFragment;
  /** For an entry that is seen as soon as the page opens. */
  eager: boolean;
}

export function DirectoryCard({ entry, eager }: DirectoryCardProps) {
  const words = useDirectoryMessages();
  const { name, description, location, mapLink, telephone, image } = entry;
  return (
    <Card>
      <CardImage
        picture={image}
        title={name}
        sizes="(min-width: 1024px) 22rem, (min-width: 640px) 50vw, calc(100vw - 2rem)"
        className="h-50 rounded-t-[7px]"
        eager={eager}
      />
      <div className="flex grow flex-col p-5">
        <h3 className="text-xl font-semibold">
          <TitleLink to={entry.path} title={name} />
        </h3>
        <p className="mt-1 text-muted">
          <MultilingualText text={location} />
        </p>
        <div className="mt-3 grow">
          <CollapsibleText paragraphs={description} limit={descriptionLimit} title={name} />
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
          <ExternalLink href={mapLink} name={words.mapLinkName(name)} leadsTo="place">
            {words.mapLink}
          </ExternalLink>
          {telephone && <TelephoneLink business={name} telephone={telephone} />}
          <SocialLinks
            business={name}
            platforms={entry.socialMediaPlatforms}
            links={entry.socialMediaPlatformLinks}
          />
        </div>
        <ShareLink path={entry.path} title={name} />
        <RecordActions kind="directory" id={entry.id} title={name} />
      </div>
    </Card>
  );
}
