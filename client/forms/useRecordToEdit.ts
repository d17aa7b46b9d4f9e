import { useParams } from 'react-router-dom';

/** How a form's query reads the record that the address names, as it is now; none to create one. */
export function useRecordToEdit() {
  const { id = '' } = useParams();
  return { variables: { id }, skip: !id, fetchPolicy: 'no-cache' as const };
}
