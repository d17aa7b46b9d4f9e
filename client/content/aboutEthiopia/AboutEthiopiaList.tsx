import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useAboutEthiopiaAdminMessages } from './adminKind.ts';
import { useAboutEthiopiaListQuery } from './AboutEthiopiaList.generated.ts';

export function Component() {
  const { adminLists } = useAdminMessages();
  const { fields } = useAboutEthiopiaAdminMessages();
  const [search, setSearch] = useAddressState('find', '', String);
  const query = useAboutEthiopiaListQuery({ variables: { search } });
  return (
    <RecordListPage
      kind="aboutEthiopia"
      query={query}
      onSearch={setSearch}
      headers={[fields.categoryId.label, adminLists.video]}
    >
      {({ aboutEthiopiaItems: { nodes, ...connection }, culturalCategories }, categoryName) => ({
        entries: nodes.map(({ id, title, isVideoSrc, categoryId, image, languages }) => ({
          id,
          title,
          details: [
            categoryName(culturalCategories, categoryId),
            isVideoSrc ? adminLists.video : '',
          ],
          picture: image,
          languages,
        })),
        ...connection,
      })}
    </RecordListPage>
  );
}
