import { Outlet } from 'react-router-dom';
import type { PageHandle } from '../../pageHandle.ts';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { AucklandMoment } from './AucklandMoment.tsx';
import { EndedPreview } from './EndedPreview.tsx';
import { usePreviewMessages } from './messages.ts';
import { SharedPreviewContext } from './previewedRecord.ts';
import { SharedPreviewDocument, useSharedPreviewQuery } from './SharedPreview.generated.ts';

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
