import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showField } from './firstWrongField.ts';

/** Focuses the field that the fragment of the address names, once the form is rendered. */
export function useFocusOnNamedField(element: RefObject<HTMLFormElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = element.current?.elements.namedItem(hash.slice(1));
    if (field instanceof HTMLElement) showField(field);
  }, [element, hash]);
}
