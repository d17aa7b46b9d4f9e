import preview from '../../artwork/previews/aboutEthiopia.jpg';
import type { PageHandle } from '../../pageHandle.ts';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CategorySections } from '../CategorySection.tsx';
import { ListHead } from '../ListHead.tsx';
import {
  type AboutEthiopiaCard_ItemFragment,
  AboutEthiopiaPageDocument,
  CulturalCategoryEntriesDocument,
  useAboutEthiopiaPageQuery,
} from './AboutEthiopia.generated.ts';
import { useAboutEthiopiaMessages } from './messages.ts';
import { CardImage } from '../../ui/picture/CardImage.tsx';
import { CollapsibleText } from '../../ui/text/CollapsibleText.tsx';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { TitleLink } from '../../ui/text/TitleLink.tsx';
import { Video } from '../../ui/picture/Video.tsx';
import { RecordActions } from '../RecordActions.tsx';
import { ShareLink } from '../share/ShareLink.tsx';
import { ethiopicNumeral } from '../../../api/shared/dates/ethiopicNumeral.ts';

export const handle: PageHandle = {
  query: AboutEthiopiaPageDocument,
  messages: [useAboutEthiopiaMessages],
};

export function Component() {
  const words = useAboutEthiopiaMessages();
  const query = useAboutEthiopiaPageQuery();
  return (
    <>
      <ListHead
        page={words.head}
        preview={preview}
        list={{ to: '/about-ethiopia', name: words.listName }}
      />
      <PageHeader heading={words.heading}>
        <p>{words.intro}</p>
      </PageHeader>
      <QueryResult query={query}>
        {({ culturalCategories }) => (
          <CategorySections
            categories={culturalCategories}
            empty={words.empty}
            className="mx-auto w-full max-w-6xl space-y-24 px-4 pb-24 sm:px-6"
            listClassName="mt-10 space-y-16 sm:mt-14 sm:space-y-24"
            itemClassName="group/item"
            loadMore={(variables) =>
              query.fetchMore({ query: CulturalCategoryEntriesDocument, variables })
            }
          >
            {(item, index, isFirst) => (
              <AboutEthiopiaCard item={item} place={index + 1} eager={isFirst} />
            )}
          </CategorySections>
        )}
      </QueryResult>
    </>
  );
}

interface AboutEthiopiaCardProps {
  item: AboutEthiopiaCard_ItemFragment;
  /** Its position in its category, from 1. */
  place: number;
  /** Whether the item is visible when the page opens. */
  eager: boolean;
}

const sizes =
  '(min-width: 1152px) 33rem, (min-width: 768px) 46vw, (min-width: 582px) 550px, calc(100vw - 2rem)';

/** Picture and text side by side; every second item has them in the opposite order. */
function AboutEthiopiaCard({ item, place, eager }: AboutEthiopiaCardProps) {
  const words = useAboutEthiopiaMessages();
  const { title, description, link, mediaUrl, isVideoSrc, image } = item;
  const shape = 'aspect-3/2 rounded-sm';
  return (
    <article className="grid items-start gap-6 md:grid-cols-2 md:gap-10 lg:gap-14">
      <div className="w-full max-w-[550px] md:sticky md:top-28 md:group-even/item:order-last md:group-even/item:justify-self-end">
        {isVideoSrc ? (
          <Video src={mediaUrl} poster={image} title={title} sizes={sizes} className={shape} />
        ) : (
          image && (
            <CardImage
              picture={image}
              title={title}
              sizes={sizes}
              className={shape}
              eager={eager}
            />
          )
        )}
      </div>
      <div className="max-w-[34em] lg:pt-2">
        <span lang="am" aria-hidden="true" className="text-4xl leading-none text-red">
          {ethiopicNumeral(place)}
        </span>
        <h3 className="mt-2 text-[clamp(1.625rem,3.4vw,2.375rem)] font-semibold [&_[lang=am]]:text-gold">
          <TitleLink to={item.path} title={title} />
        </h3>
        <div className="mt-4 lg:text-lg">
          <CollapsibleText text={description} title={title} />
        </div>
        {link && (
          <ExternalLink href={link} name={words.learnMoreName(title)}>
            {words.learnMore}
          </ExternalLink>
        )}
        <ShareLink path={item.path} title={title} />
        <RecordActions kind="aboutEthiopia" id={item.id} version={item.version} title={title} />
      </div>
    </article>
  );
}
