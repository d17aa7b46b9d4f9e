import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { MemberOrder } from '../schemaTypes.generated.ts';
import { MembersListDocument, type MembersListQuery } from './MembersList.generated.ts';

/** The largest page that the server gives. */
const pageSize = 100;

/** Reads as many members anew as the list holds, and only then changes it: one keeps one's place. */
export function useReloadMembers(search: string, order: MemberOrder): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    const list = { query: MembersListDocument, variables: { search, order } };
    const wanted = client.readQuery(list)?.members.nodes.length ?? pageSize;
    const nodes: MembersListQuery['members']['nodes'] = [];
    let after: string | null = null;
    let last: MembersListQuery['members'];
    do {
      const first = Math.min(pageSize, wanted - nodes.length);
      const variables = { ...list.variables, first, after };
      const { data } = await client.query({ ...list, variables, fetchPolicy: 'no-cache' });
      if (!data) return;
      last = data.members;
      nodes.push(...last.nodes);
      after = last.pageInfo.endCursor;
    } while (last.pageInfo.hasNextPage && nodes.length < wanted);
    client.writeQuery({ ...list, data: { members: { ...last, nodes } } });
  }, [client, search, order]);
}
