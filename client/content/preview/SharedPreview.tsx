import { Link, Outlet } from 'react-router-dom';
import type { PageHandle } from '../../pageHandle.ts';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { AucklandMoment } from './AucklandMoment.tsx';
import { usePreviewMessages } from './messages.ts';
import { SharedPreviewContext } from './previewedRecord.ts';
import { SharedPreviewDocument, useSharedPreviewQuery } from './SharedPreview.generated.ts';
import { ErrorLayout } from '../../layout/ErrorLayout.tsx';
import { Head } from '../../layout/head/Head.tsx';
import { useMessages } from '../../messages/messages.ts';
import { accentButton } from '../../ui/buttonStyle.ts';

export const handle: PageHandle = {
  query: SharedPreviewDocument,
  messages: [usePreviewMessages],
  isDocument: true,
  // It does not contain the address of the record.
  status: () => 404,
};

/** The page of a record behind a preview link, or the message that the link is invalid. */
export function Component() {
  const { shared: words } = usePreviewMessages();
  return (
    <QueryResult query={useSharedPreviewQuery()}>
      {({ openedPreview }) => {
        if (!openedPreview) return <EndedPreview />;
        return (
          <SharedPreviewContext value={true}>
            <div className="mx-auto w-full max-w-6xl px-4 pt-6 sm:px-6">
              <aside
                aria-labelledby="preview"
                className="border-s-4 border-gold bg-surface px-5 py-4 print:hidden"
              >
                <h2 id="preview" className="text-lg font-semibold">
                  {words.heading}
                </h2>
                <p>{words.text}</p>
                <p>
                  <AucklandMoment at={openedPreview.expiresAt} text={words.until} />
                </p>
              </aside>
            </div>
            <Outlet />
          </SharedPreviewContext>
        );
      }}
    </QueryResult>
  );
}

/** Shown for every invalid preview link: withdrawn, expired, or never created. */
function EndedPreview() {
  const { errors, association } = useMessages();
  const { ended: words } = usePreviewMessages();
  const title = `${words.title} | ${association.name}`;
  return (
    <>
      <Head page={{ title, description: words.text }} indexedIn={[]} />
      <ErrorLayout heading={words.heading} text={words.text}>
        <Link to="/" className={accentButton}>
          {errors.goHome}
        </Link>
      </ErrorLayout>
    </>
  );
}
