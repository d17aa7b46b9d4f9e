import { Link } from 'react-router-dom';
import {
  type AdminKindName,
  adminKindNames,
  adminKinds,
  kindConstant,
} from '../../content/adminKinds.ts';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type ExamplesQuery, useExamplesQuery } from './Examples.generated.ts';
import { RemoveExamples } from './RemoveExamples.tsx';

/**
 * The examples of the bundled content, which can be removed all at once (docs/product/admin.md, section
 * 6.23).
 */
export function Component() {
  const { examples: words } = useAdminMessages();
  const query = useExamplesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage query={query} heading={words.heading} intro={<p>{words.intro}</p>}>
      {({ examples }) => <Listed examples={examples} />}
    </QueryPage>
  );
}

function Listed({ examples }: ExamplesQuery) {
  const { examples: words } = useAdminMessages();
  if (examples.length === 0) return <p className="py-6 text-lg">{words.none}</p>;
  return (
    <>
      <ul className="mb-4 divide-y divide-line border-y border-line">
        {adminKindNames.map((kind) => {
          const count = examples.filter((each) => each.kind === kindConstant(kind)).length;
          return count > 0 && <KindRow key={kind} kind={kind} count={count} />;
        })}
      </ul>
      <RemoveExamples count={examples.length} />
    </>
  );
}

function KindRow({ kind, count }: { kind: AdminKindName; count: number }) {
  const { examples: words } = useAdminMessages();
  const { path, useMessages } = adminKinds[kind];
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <Link
        to={`/admin/${path}`}
        className="inline-flex min-h-11 items-center font-semibold decoration-gold decoration-2 underline-offset-4 hover:underline"
      >
        {useMessages().list.heading}
      </Link>
      <span className="text-muted">{words.count(count)}</span>
    </li>
  );
}
