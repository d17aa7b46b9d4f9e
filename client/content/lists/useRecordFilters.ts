import type { PublicationFilter, RecordOrder } from '../../graphql/schemaTypes.generated.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { publicationNamed } from '../publication/PublicationChoice.tsx';
import { orderNamed } from './recordOrders.ts';

/** What a list of records is narrowed down by and its order, which the address keeps. */
export interface RecordFilters {
  /** For the query of the list. */
  variables: { search: string; publication: PublicationFilter; order: RecordOrder };
  onSearch: (search: string) => void;
  onPublication: (publication: PublicationFilter) => void;
  onOrder: (order: RecordOrder) => void;
}

export function useRecordFilters(): RecordFilters {
  const [search, onSearch] = useAddressState('find', '', String);
  const [publication, onPublication] = useAddressState('state', 'ALL', publicationNamed);
  const [order, onOrder] = useAddressState('order', 'LISTED', orderNamed);
  return { variables: { search, publication, order }, onSearch, onPublication, onOrder };
}
