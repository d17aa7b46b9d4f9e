import preview from '../artwork/previews/supportUs.jpg';
import { Head } from '../layout/head/Head.tsx';
import type { PageHandle } from '../pageHandle.ts';
import { QueryResult } from '../ui/QueryResult.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SupportUsPageDocument, useSupportUsPageQuery } from './SupportUs.generated.ts';
import { BankTransfer } from './supportUs/BankTransfer.tsx';
import { OtherWays } from './supportUs/OtherWays.tsx';
import { Reasons } from './supportUs/Reasons.tsx';
import { ThankYou } from './supportUs/ThankYou.tsx';
import { useSupportUsMessages } from './supportUs/messages.ts';

export const handle: PageHandle = {
  query: SupportUsPageDocument,
  messages: [useSupportUsMessages],
};

/** How to support the association with money, time and attention (docs/product/pages.md, section 3.8). */
export function Component() {
  const supportUs = useSupportUsMessages();
  const query = useSupportUsPageQuery();
  return (
    <>
      <Head page="supportUs" preview={preview} />
      <QueryResult query={query}>
        {({ siteSettings }) => (
          <>
            <PageHeader heading={supportUs.heading}>
              <p>{supportUs.intro}</p>
            </PageHeader>
            <BankTransfer bankAccount={siteSettings.bankAccount} />
            <Reasons />
            <OtherWays />
            <ThankYou />
          </>
        )}
      </QueryResult>
    </>
  );
}
