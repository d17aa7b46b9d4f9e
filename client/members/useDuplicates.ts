import { useRef, useState } from 'react';
import { useAdminMessages } from '../messages/adminMessages.ts';
import type { MemberInput } from '../graphql/schemaTypes.generated.ts';
import {
  type SimilarMembersQuery,
  useSimilarMembersLazyQuery,
} from './SimilarMembers.generated.ts';

export type Duplicate = SimilarMembersQuery['similarMembers'][number];

/** Checks before saving whether the person is registered already, until the admin has confirmed. */
export function useDuplicates() {
  const { duplicates: words } = useAdminMessages().adminForms.member;
  const [readSimilar] = useSimilarMembersLazyQuery({ fetchPolicy: 'no-cache' });
  const [shown, setShown] = useState<Duplicate[]>([]);
  /** The ids of the members whom the admin has confirmed to be other people. */
  const confirmed = useRef(new Set<string>());

  return {
    shown,
    /** @throws Error if there are likely duplicates that were not confirmed; they are then shown */
    async check(input: MemberInput) {
      // The page scrolls to a notice when it appears, so the former one is removed first.
      setShown([]);
      const { data } = await readSimilar({ variables: { input } });
      const unknown = (data?.similarMembers ?? []).filter(
        ({ member }) => !confirmed.current.has(member.id),
      );
      confirmed.current = new Set();
      setShown(unknown);
      if (unknown.length > 0) throw new Error(words.found);
    },
    /** Called before the form is sent again. */
    confirm() {
      confirmed.current = new Set(shown.map(({ member }) => member.id));
    },
  };
}
