import { Link } from 'react-router-dom';
import { foundRecords, ListTranslationNote } from '../TranslationNote.tsx';
import { quietButton } from '../../ui/buttonStyle.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { DirectoryFilter } from './directoryFilter.ts';
import type {
  DirectoryCard_EntryFragment,
  DirectoryResults_SearchFragment,
} from './DirectoryEntries.generated.ts';
import { FilterLink } from './FilterLink.tsx';
import { useDirectoryMessages } from './messages.ts';
import { CategorySections } from '../CategorySection.tsx';
import {
  DirectoryCategoryEntriesDocument,
  type DirectoryPageQuery,
  type useDirectoryPageQuery,
} from './Directory.generated.ts';
import { CardImage } from '../../ui/picture/CardImage.tsx';
import { CollapsibleText } from '../../ui/text/CollapsibleText.tsx';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { hostOf } from '../../ui/text/hostOf.ts';
import { MarkedText } from '../../ui/text/MarkedText.tsx';
import type { MarkedText_SegmentFragment } from '../../ui/text/MarkedText.generated.ts';
import { TitleLink } from '../../ui/text/TitleLink.tsx';
import { RecordActions } from '../RecordActions.tsx';
import { ShareLink } from '../share/ShareLink.tsx';
import { iconLink, SocialLinks, TelephoneLink } from './ContactLinks.tsx';
import { useMessages } from '../../messages/messages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface DirectoryResultsProps {
  search: DirectoryResults_SearchFragment;
  filter: DirectoryFilter;
  categories: { id: string; categoryName: string }[];
  show: (changed: DirectoryFilter) => void;
}

/** The entries that match the search text, best match first. */
export function DirectoryResults({ search, filter, categories, show }: DirectoryResultsProps) {
  const { edges, match, totalCount } = search;
  const words = useDirectoryMessages();
  const isNothing = totalCount === 0;
  const waysOn: [DirectoryFilter, string][] = [[{ query: '', category: '' }, words.showAll]];
  if (isNothing && categories.some(({ id }) => id === filter.category))
    waysOn.unshift([{ ...filter, category: '' }, words.searchAll]);
  return (
    <>
      {isNothing && <p className="mt-2">{words.nothingHint}</p>}
      {match === 'SOME_WORDS' && !isNothing && <p className="mt-2">{words.someWords}</p>}
      <ListTranslationNote records={foundRecords(edges)} />
      <ul className={entryList}>
        {edges.map(({ cursor, node, ...found }) =>
          node.__typename === 'Directory' ? (
            <li key={cursor} className="flex">
              <DirectoryCard entry={node} found={found} />
            </li>
          ) : null,
        )}
      </ul>
      <p className="mt-6 flex flex-wrap gap-3 print:hidden">
        {waysOn.map(([to, label]) => (
          <FilterLink key={label} filter={to} apply={() => show(to)} className={quietButton}>
            {label}
          </FilterLink>
        ))}
        {isNothing && (
          <Link to={`/search?q=${encodeURIComponent(filter.query)}`} className={quietButton}>
            {words.searchSite}
          </Link>
        )}
      </p>
    </>
  );
}

interface DirectoryCategoriesProps {
  categories: DirectoryPageQuery['directoryCategories'];
  /** The id of the only category to show; any other value shows all categories. */
  chosen: string;
  fetchMore: ReturnType<typeof useDirectoryPageQuery>['fetchMore'];
}

/** The entries of all categories, or of one. */
export function DirectoryCategories({ categories, chosen, fetchMore }: DirectoryCategoriesProps) {
  const words = useDirectoryMessages();
  const one = categories.find(({ id }) => id === chosen);
  // The status says so.
  if (one?.entries.nodes.length === 0) return null;
  return (
    <CategorySections
      categories={one ? [one] : categories}
      empty={words.empty}
      className="space-y-5 sm:space-y-10"
      headingClassName={entryHeading}
      listClassName={entryList}
      itemClassName="flex"
      loadMore={(variables) => fetchMore({ query: DirectoryCategoryEntriesDocument, variables })}
    >
      {(entry, _index, isFirst) => <DirectoryCard entry={entry} eager={isFirst} />}
    </CategorySections>
  );
}

/** Class names of a list of cards, and of the heading above it. */
const entryList = 'mt-2 grid gap-2.5 sm:mt-4 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3';
const entryHeading = 'text-xl font-semibold tracking-tight sm:text-3xl';

/** The number of characters above which a text is collapsed (docs/product/site.md, section 2.7). */
const descriptionLimit = 120;

interface DirectoryCardProps {
  entry: DirectoryCard_EntryFragment;
  /** The highlighted matches of a search. */
  found?: Record<'title' | 'category' | 'excerpt', MarkedText_SegmentFragment[]>;
  /** Whether the entry is visible when the page opens. */
  eager?: boolean;
}

/** A business with its contact details, in little space. */
function DirectoryCard({ entry, found, eager = false }: DirectoryCardProps) {
  const words = useDirectoryMessages();
  const { name, description, location, suburb, mapLink, telephone, openingHours, website } = entry;
  // Results are below the heading of the page, other entries below the heading of their category.
  const Heading = found ? 'h2' : 'h3';
  const isInText = found?.excerpt.some(({ isMatch }) => isMatch);
  return (
    <article className="entry-card">
      <div className="size-18 shrink-0 sm:size-24 print:hidden">
        <CardImage
          picture={entry.image}
          title={name}
          sizes="(min-width: 640px) 96px, 72px"
          className="h-full rounded-md"
          eager={eager}
        />
      </div>
      <div className="min-w-0 grow">
        {found && found.category.length > 0 && (
          <p className="text-sm text-muted">
            <MarkedText segments={found.category} />
          </p>
        )}
        <Heading className="entry-title">
          <TitleLink to={entry.path} title={name}>
            {found && <MarkedText segments={found.title} />}
          </TitleLink>
        </Heading>
        <div className="flex flex-wrap items-center gap-x-2">
          <ExternalLink
            href={mapLink}
            name={words.mapLinkName(`${location}, ${name}`)}
            leadsTo="place"
            isCompact
          >
            <MultilingualText text={suburb ?? location} />
          </ExternalLink>
          {telephone && <TelephoneLink business={name} telephone={telephone} isCompact />}
          <div className="ms-auto flex flex-wrap">
            <ShareLink path={entry.path} title={name} isCompact />
            {website && <WebsiteLink business={name} website={website} />}
            <SocialLinks
              business={name}
              platforms={entry.socialMediaPlatforms}
              links={entry.socialMediaPlatformLinks}
              isCompact
            />
          </div>
        </div>
        {openingHours && (
          <p className="text-sm text-muted">
            <MultilingualText text={openingHours.split('\n').join(' · ')} />
          </p>
        )}
        {isInText ? (
          <p className="text-sm leading-6 max-sm:line-clamp-3 sm:leading-5">
            <MarkedText segments={found?.excerpt ?? []} />
          </p>
        ) : (
          <CollapsibleText
            text={description.join('\n')}
            limit={descriptionLimit}
            title={name}
            isCompact
          />
        )}
        <RecordActions kind="directory" id={entry.id} version={entry.version} title={name} />
      </div>
    </article>
  );
}

interface WebsiteLinkProps {
  business: string;
  /** An http(s) address. */
  website: string;
}

/** A link to the website of a business, in little space. */
function WebsiteLink({ business, website }: WebsiteLinkProps) {
  const { layout } = useMessages();
  const words = useDirectoryMessages();
  const name = words.websiteName(business, hostOf(website));
  return (
    <a href={website} target="_blank" rel="noopener" className={iconLink(true)}>
      <Icon name="outward" />
      <AccessibleLabel name={`${name} ${layout.opensInNewTab}`} />
    </a>
  );
}
