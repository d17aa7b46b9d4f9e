import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '../admin/lists/SearchField.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';

/** How long typing must pause before the server is asked, in milliseconds. */
const pause = 300;

interface MemberSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches as one types, without a question to the server for each letter. */
export function MemberSearch({ search, onSearch }: MemberSearchProps) {
  const { members: words } = useAdminMessages().adminLists;
  const [typed, setTyped] = useState(search);
  const searchNow = useEffectEvent(() => {
    if (typed.trim() !== search) onSearch(typed.trim());
  });

  useEffect(() => {
    const timer = setTimeout(searchNow, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return <SearchField label={words.search} value={typed} onChange={setTyped} />;
}
