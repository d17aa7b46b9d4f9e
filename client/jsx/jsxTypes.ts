import type { ExoticComponent, JSX, ReactElement } from 'react';

/**
 * A component returns elements, not a text: the JSX functions cannot put an element around a returned text. It can
 * return `<>{text}</>` (docs/decisions/0079-text-elements.md).
 */
export type Component<Props = object> = (
  props: Props,
) => ReactElement | readonly ReactElement[] | false | null | undefined;

export type ElementType =
  | string
  | Component<never>
  // A component of a library.
  | ExoticComponent<never>
  | (new (props: never) => JSX.ElementClass);
export type Element = JSX.Element;
export type ElementClass = JSX.ElementClass;
export type ElementAttributesProperty = JSX.ElementAttributesProperty;
export type ElementChildrenAttribute = JSX.ElementChildrenAttribute;
export type LibraryManagedAttributes<C, P> = JSX.LibraryManagedAttributes<C, P>;
export type IntrinsicAttributes = JSX.IntrinsicAttributes;
export type IntrinsicClassAttributes<T> = JSX.IntrinsicClassAttributes<T>;
export type IntrinsicElements = JSX.IntrinsicElements;
