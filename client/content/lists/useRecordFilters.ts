import type { PublicationFilter, RecordOrder } from '../../graphql/schemaTypes.generated.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { publicationNamed } from '../publication/PublicationChoice.tsx';
import { orderNamed } from './recordOrders.ts';

/** The filters and the order of a list of records, which the address keeps. */
export interface RecordFilters {
  /** The variables of the list query. */
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
