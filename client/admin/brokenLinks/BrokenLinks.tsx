import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { BrokenLinkEntry } from './BrokenLinkEntry.tsx';
import { type BrokenLinksQuery, useBrokenLinksQuery } from './BrokenLinks.generated.ts';

/** The broken links of the content (docs/product/admin.md, section 6.21). */
export function Component() {
  const { brokenLinks: words } = useAdminMessages();
  const query = useBrokenLinksQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage query={query} heading={words.heading} note={words.intro}>
      {({ linkCheck }) => <Findings check={linkCheck} />}
    </QueryPage>
  );
}

function Findings({ check }: { check: BrokenLinksQuery['linkCheck'] }) {
  const { isEnabled, linkCount, checkedAt, brokenLinks } = check;
  const { brokenLinks: words } = useAdminMessages();
  const dateTime = useDateTime();
  return (
    <>
      <p role="status" className="leading-6 text-muted">
        {!isEnabled && words.off}
        {isEnabled && !checkedAt && words.notYet}
        {checkedAt && words.checked(linkCount, dateTime(checkedAt))}
      </p>
      {checkedAt && brokenLinks.length === 0 && <p className="py-10 text-lg">{words.none}</p>}
      <ul className="mt-4 max-w-[52em] divide-y divide-line border-y border-line empty:hidden">
        {brokenLinks.map((link) => (
          <li key={link.id} className="py-4">
            <BrokenLinkEntry link={link} />
          </li>
        ))}
      </ul>
    </>
  );
}
