import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useAboutEthiopiaListQuery } from './AboutEthiopiaList.generated.ts';

export function Component() {
  const { adminLists } = useAdminMessages();
  const [search, setSearch] = useAddressState('find', '', String);
  const query = useAboutEthiopiaListQuery({ variables: { search } });
  return (
    <RecordListPage kind="aboutEthiopia" query={query} onSearch={setSearch}>
      {({ aboutEthiopiaItems: { nodes, pageInfo }, culturalCategories }, categoryName) => ({
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
        pageInfo,
      })}
    </RecordListPage>
  );
}
