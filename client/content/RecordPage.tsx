import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Thing } from 'schema-dts';
import { Head } from '../layout/head/Head.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { useAbsoluteUrl } from '../layout/head/useAbsoluteUrl.ts';
import { useOrganization } from '../layout/head/useOrganization.ts';
import { languages } from '../../api/shared/messages/languages.ts';
import { accentButton, quietButton } from '../ui/buttonStyle.ts';
import type { CardImage_PictureFragment } from '../ui/picture/CardImage.generated.ts';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { parseMarkdown } from '../../api/shared/content/markdown.rules.ts';
import { FormattedText } from '../ui/text/FormattedText.tsx';
import { QueryResult } from '../ui/QueryResult.tsx';
import type { AdminKindName } from './adminKinds.ts';
import { Album } from './Album.tsx';
import { Breadcrumb, type ListLink, useListsAbove } from './Breadcrumb.tsx';
import { useBreadcrumbList } from './ListHead.tsx';
import type {
  RecordPage_PageFragment,
  RecordPage_PicturedFragment,
  RecordPage_RecordFragment as RecordFragment,
} from './RecordPage.generated.ts';
import type { RecordPageData } from './recordPageHandle.ts';
import type { RecordData } from './recordData.ts';
import { useRecordPageMessages } from './recordPageMessages.ts';
import { NeighbourLinks } from './NeighbourLinks.tsx';
import { PreviewNotice } from './preview/PreviewNotice.tsx';
import { RecordActions } from './RecordActions.tsx';
import { RecordPicture } from './RecordPicture.tsx';
import { TranslationNote } from './TranslationNote.tsx';
import { ShareMenu } from './share/ShareMenu.tsx';
import { useShared } from './share/useShare.ts';
import picture from '../artwork/not-found.svg';
import { ErrorLayout } from '../layout/ErrorLayout.tsx';

/** The maximum number of characters that search engines and messengers show. */
const limits = { title: 70, description: 160 };

/** The parts of a record's page that its kind defines. */
interface RecordPageParts {
  title: string;
  /** The whole text, as Markdown. */
  text: string;
  /** The facts that come before the text in the description for search engines and messengers. */
  facts?: string[];
  /** Its first picture, which messengers show too, and its album. */
  pictured: RecordPage_PicturedFragment & {
    image: (CardImage_PictureFragment & { previewUrl: string | null }) | null;
  };
  /** Shown in place of the first picture. */
  video?: ReactNode;
  /** Shown before the title. */
  mark?: ReactNode;
  /** The details of the kind and what visitors can do with them, shown below the title. */
  details?: ReactNode;
  /** Shown after the text. */
  after?: ReactNode;
  /** The structured data of the kind for search engines. */
  structuredData: (data: RecordData) => Thing;
}

interface RecordPageProps<Record> {
  kind: AdminKindName;
  query: { data?: RecordPageData<Record> | undefined; error?: Error | undefined };
  /** The list page of the kind. */
  list: ListLink;
  children: (record: Record) => RecordPageParts;
}

/** The page of a record, for all kinds. */
export function RecordPage<Record extends RecordFragment>({
  query,
  list,
  children,
  ...rest
}: RecordPageProps<Record>) {
  return (
    <QueryResult query={query}>
      {({ record, page }) => {
        if (!page || (!record && !page.deletedAt)) return <NotFound />;
        if (!record) return <RecordGone page={page} list={list} />;
        return (
          <Present
            key={record.id}
            {...rest}
            record={record}
            page={page}
            list={list}
            {...children(record)}
          />
        );
      }}
    </QueryResult>
  );
}

interface PresentProps extends Pick<RecordPageProps<never>, 'kind' | 'list'>, RecordPageParts {
  record: RecordFragment;
  page: RecordPage_PageFragment;
}

function Present({ kind, list, record, page, ...parts }: PresentProps) {
  const words = useRecordPageMessages();
  const { title, text, facts, pictured, video, mark, details, after, structuredData } = parts;
  const preview = pictured.image;
  const album = pictured.album.map(({ picture }) => picture);
  const first = video ? null : preview;
  const pictures = first ? [first, ...album] : album;
  const blocks = parseMarkdown(text);
  const lines = blocks.map((block) => block.text).filter(Boolean);
  const { url } = useShared(record.path, title);
  const absolute = useAbsoluteUrl();
  const data: RecordData = {
    thing: {
      url,
      description: shortened([...lines, title].join(' '), limits.description),
      ...(preview?.previewUrl && {
        image: {
          '@type': 'ImageObject',
          url: absolute(preview.previewUrl),
          ...(preview.alt && { caption: preview.alt }),
        },
      }),
    },
    ...(record.publishedAt && { datePublished: record.publishedAt }),
    ...(page.updatedAt && { dateModified: page.updatedAt }),
    organization: useOrganization(),
    inLanguage: languages[record.language].tag,
  };
  const breadcrumbs = useBreadcrumbList([...useListsAbove(list), { to: record.path, name: title }]);
  const fullTitle = words.title(title);
  const head = {
    // A title that is too long is shown without the name of the site.
    title: fullTitle.length > limits.title ? shortened(title, limits.title) : fullTitle,
    description: shortened(
      [...(facts ? [words.facts(facts)] : []), ...lines, title].join(' '),
      limits.description,
    ),
  };
  const isPublic = record.publication === 'PUBLISHED';
  return (
    <>
      <Head
        page={head}
        preview={preview?.previewUrl}
        previewAlt={preview?.alt}
        path={record.path}
        indexedIn={isPublic ? record.languages : []}
        things={[structuredData(data), breadcrumbs]}
      />
      <article className="mx-auto w-full max-w-6xl px-4 pt-4 pb-24 sm:px-6 sm:pt-6">
        {!isPublic && <PreviewNotice kind={kind} record={record} />}
        <Breadcrumb list={list} />
        <TranslationNote record={record} />
        {/* Beside the picture if there is room, otherwise above it: what people came for is in the first screen. */}
        <div className="mt-2 grid gap-x-14 gap-y-6 sm:mt-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr]">
          <div>
            <header className="flex items-center gap-x-5 sm:gap-x-8">
              {mark && <div className="shrink-0">{mark}</div>}
              <h1 className="text-[clamp(min(1.75rem,8.8vw),3.4vw,2.75rem)] leading-[1.1] font-semibold tracking-tight text-balance wrap-anywhere">
                <MultilingualText text={title} />
              </h1>
            </header>
            {details && <div className="mt-4 sm:mt-6">{details}</div>}
            {isPublic && <ShareMenu path={record.path} title={title} />}
          </div>
          <div className="empty:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {video}
            {first && <RecordPicture picture={first} pictures={pictures} title={title} />}
          </div>
          <div className="max-w-[34em] wrap-anywhere lg:col-start-1">
            <div className="space-y-4 text-lg">
              <FormattedText blocks={blocks} headingLevel={2} />
            </div>
            {after}
          </div>
        </div>
        <Album from={pictures.length - album.length} pictures={pictures} title={title} />
        <RecordActions
          kind={kind}
          id={record.id}
          version={record.version}
          title={title}
          listPath={list.to}
          tools={['edit', 'copy', 'delete']}
        />
        <NeighbourLinks previous={page.previous} next={page.next} />
        <p className="mt-10 print:hidden">
          <Link to={list.to} className={quietButton}>
            {words.back(list.name)}
          </Link>
        </p>
      </article>
    </>
  );
}

/** A text shortened to a number of characters, cut between words. */
function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit).replace(/\s+\S*$|[\uD800-\uDBFF]?.$/, '')}…`;
}

interface RecordGoneProps {
  page: RecordPage_PageFragment;
  list: ListLink;
}

/** The page of a deleted record, with links to the next pages. */
export function RecordGone({ page, list }: RecordGoneProps) {
  const words = useRecordPageMessages();
  const next = page.next ?? page.previous;
  return (
    <>
      <Head page={words.gone.head} indexedIn={[]} />
      <ErrorLayout picture={picture} heading={words.gone.heading} text={words.gone.text}>
        {next && (
          <Link to={next.path} className={accentButton}>
            {/* A single child of the button, in any number of languages. */}
            <span>
              <MultilingualText text={words.gone.next(next.title)} />
            </span>
          </Link>
        )}
        <Link to={list.to} className={quietButton}>
          {words.back(list.name)}
        </Link>
      </ErrorLayout>
    </>
  );
}
