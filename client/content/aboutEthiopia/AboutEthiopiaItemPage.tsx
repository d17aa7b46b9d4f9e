import type { VideoObject } from 'schema-dts';
import { useAbsoluteUrl } from '../../layout/head/useAbsoluteUrl.ts';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { Video } from '../../ui/picture/Video.tsx';
import { recordPageHandle, useRecordPageOptions } from '../recordPageHandle.ts';
import { articleData, type RecordData } from '../recordData.ts';
import { RecordPage } from '../RecordPage.tsx';
import { pageImageSizes } from '../RecordPicture.tsx';
import type { AboutEthiopiaCard_ItemFragment } from './AboutEthiopia.generated.ts';
import {
  AboutEthiopiaItemPageDocument,
  useAboutEthiopiaItemPageQuery,
} from './AboutEthiopiaItemPage.generated.ts';
import { aboutEthiopiaKind } from './kind.ts';
import { useAboutEthiopiaMessages } from './messages.ts';

export const handle = recordPageHandle(aboutEthiopiaKind, AboutEthiopiaItemPageDocument, [
  useAboutEthiopiaMessages,
]);

/** The page of an item about Ethiopia, with its picture or video. */
export function Component() {
  const words = useAboutEthiopiaMessages();
  const query = useAboutEthiopiaItemPageQuery(useRecordPageOptions());
  const list = { to: '/about-ethiopia', name: words.listName };
  const absolute = useAbsoluteUrl();
  return (
    <RecordPage kind="aboutEthiopia" query={query} list={list}>
      {(item) => ({
        title: item.title,
        text: item.description,
        pictured: item,
        video: item.isVideoSrc && <ItemVideo item={item} />,
        after: item.link && (
          <ExternalLink href={item.link} name={words.learnMoreName(item.title)}>
            {words.learnMore}
          </ExternalLink>
        ),
        structuredData: (data) => ({
          '@type': 'Article',
          ...articleData(item.title, data),
          ...videoData(item, absolute(item.mediaUrl), data),
        }),
      })}
    </RecordPage>
  );
}

/** The structured data of a video, if everything that search engines require is known. */
function videoData(
  { title, isVideoSrc }: AboutEthiopiaCard_ItemFragment,
  contentUrl: string,
  { thing: { description, image }, datePublished }: RecordData,
): { video?: VideoObject } {
  if (!isVideoSrc || !image || !datePublished) return {};
  return {
    video: {
      '@type': 'VideoObject',
      name: title,
      description,
      contentUrl,
      thumbnailUrl: image.url,
      uploadDate: datePublished,
    },
  };
}

function ItemVideo({ item }: { item: AboutEthiopiaCard_ItemFragment }) {
  const { title, mediaUrl, image } = item;
  return (
    <Video
      src={mediaUrl}
      poster={image}
      title={title}
      sizes={pageImageSizes}
      className="aspect-video max-h-[min(38rem,80vh)] w-full rounded-sm [&_video]:object-contain"
    />
  );
}
