import { RecordListPage } from '../lists/RecordListPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { publicationNamed } from '../publication/PublicationChoice.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useAboutEthiopiaAdminMessages } from './adminKind.ts';
import { useAboutEthiopiaListQuery } from './AboutEthiopiaList.generated.ts';

export function Component() {
  const { adminLists } = useAdminMessages();
  const { fields } = useAboutEthiopiaAdminMessages();
  const [search, setSearch] = useAddressState('find', '', String);
  const [publication, setPublication] = useAddressState('state', 'ALL', publicationNamed);
  const query = useAboutEthiopiaListQuery({ variables: { search, publication } });
  return (
    <RecordListPage
      kind="aboutEthiopia"
      query={query}
      onSearch={setSearch}
      onPublication={setPublication}
      headers={[fields.categoryId.label, adminLists.video]}
    >
      {({ aboutEthiopiaItems: { nodes, ...connection }, culturalCategories }, categoryName) => ({
        entries: nodes.map(
          ({ id, title, isVideoSrc, categoryId, image, languages, ...record }) => ({
            id,
            title,
            details: [
              categoryName(culturalCategories, categoryId),
              isVideoSrc ? adminLists.video : '',
            ],
            picture: image,
            languages,
            record,
          }),
        ),
        ...connection,
      })}
    </RecordListPage>
  );
}
