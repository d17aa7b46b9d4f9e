import { useParams, useSearchParams } from 'react-router-dom';

/** The id of the record to copy, from the address of the form for a new record. */
export function useCopiedId(): string | null {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  return id === undefined ? parameters.get('copy') : null;
}

/**
 * The options of a form's query for the record that the address names: to edit it, or to copy it.
 * Skipped for a new record.
 */
export function useRecordToEdit() {
  const params = useParams();
  const copied = useCopiedId();
  const id = params['id'] ?? copied ?? '';
  return { variables: { id }, skip: !id, fetchPolicy: 'no-cache' as const };
}
