import { useParams, useSearchParams } from 'react-router-dom';

/** The id of the record of which the address of a form for a new one asks for a copy. */
export function useCopiedId(): string | null {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  return id === undefined ? parameters.get('copy') : null;
}

/**
 * How a form's query reads the record that the address names, as it is now: to edit it, or to make a
 * copy of it; none to create one.
 */
export function useRecordToEdit() {
  const params = useParams();
  const copied = useCopiedId();
  const id = params['id'] ?? copied ?? '';
  return { variables: { id }, skip: !id, fetchPolicy: 'no-cache' as const };
}
