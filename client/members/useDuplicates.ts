import { useRef, useState } from 'react';
import { useAdminMessages } from '../messages/adminMessages.ts';
import type { MemberInput } from '../graphql/schemaTypes.generated.ts';
import {
  type SimilarMembersQuery,
  useSimilarMembersLazyQuery,
} from './SimilarMembers.generated.ts';

export type Duplicate = SimilarMembersQuery['similarMembers'][number];

/** Asks before saving whether somebody is registered already, until that has been confirmed. */
export function useDuplicates() {
  const { duplicates: words } = useAdminMessages().adminForms.member;
  const [readSimilar] = useSimilarMembersLazyQuery({ fetchPolicy: 'no-cache' });
  const [shown, setShown] = useState<Duplicate[]>([]);
  /** The ids of those whom the admin has seen and knows to be other people. */
  const confirmed = useRef(new Set<string>());

  return {
    shown,
    /** @throws Error where there are likely duplicates that were not confirmed; they are shown */
    async check(input: MemberInput) {
      const { data } = await readSimilar({ variables: { input } });
      const unknown = (data?.similarMembers ?? []).filter(
        ({ member }) => !confirmed.current.has(member.id),
      );
      confirmed.current = new Set();
      setShown(unknown);
      if (unknown.length > 0) throw new Error(words.found);
    },
    /** To be called before the form is sent once more. */
    confirm() {
      confirmed.current = new Set(shown.map(({ member }) => member.id));
    },
  };
}
