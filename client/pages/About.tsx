import preview from '../artwork/previews/about.jpg';
import { useAboutMessages } from './about/messages.ts';
import type { PageHandle } from '../pageHandle.ts';
import { QueryResult } from '../ui/QueryResult.tsx';
import { Head } from '../layout/head/Head.tsx';
import { AboutPageDocument, useAboutPageQuery } from './About.generated.ts';
import { Background } from './about/Background.tsx';
import { GetInvolved } from './about/GetInvolved.tsx';
import { LeadershipTeam } from './about/LeadershipTeam.tsx';
import { Proverb } from './about/Proverb.tsx';
import { Purpose } from './about/Purpose.tsx';
import { WhatWeDo } from './about/WhatWeDo.tsx';

export const handle: PageHandle = { query: AboutPageDocument, messages: [useAboutMessages] };

/** About the association (docs/product/pages.md, section 3.2). */
export function Component() {
  const query = useAboutPageQuery();
  return (
    <>
      <Head page="about" preview={preview} />
      <QueryResult query={query}>
        {({ committee }) => (
          <>
            <Background />
            <Proverb />
            <Purpose />
            <WhatWeDo />
            <LeadershipTeam committee={committee} />
            <GetInvolved />
          </>
        )}
      </QueryResult>
    </>
  );
}
