import { useRef, useState } from 'react';
import { LoadMore } from '../../ui/LoadMore.tsx';

/**
 * Shows the first rows of a list, and a button that shows as many more.
 * @param label the label of the button
 */
export function useFirstRows<Row, List extends HTMLElement>(
  rows: Row[],
  pageSize: number,
  label: string,
) {
  const list = useRef<List>(null);
  const [count, setCount] = useState(pageSize);
  function load() {
    setCount(count + pageSize);
    return Promise.resolve();
  }
  const pageInfo = { hasNextPage: count < rows.length, endCursor: String(count) };
  return {
    list,
    shown: rows.slice(0, count),
    more: <LoadMore pageInfo={pageInfo} load={load} list={list} label={label} />,
  };
}
