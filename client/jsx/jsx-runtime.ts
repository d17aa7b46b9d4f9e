import * as react from 'react/jsx-runtime';
import { withTextElements } from './textElements.ts';

export { Fragment } from 'react/jsx-runtime';
export type * as JSX from './jsxTypes.ts';

export const jsx: typeof react.jsx = (type, props, key) =>
  react.jsx(type, withTextElements(type, props), key);

export const jsxs: typeof react.jsxs = (type, props, key) => {
  const own = withTextElements(type, props);
  // All children are texts, joined to one text.
  const create = Array.isArray(own.children) ? react.jsxs : react.jsx;
  return create(type, own, key);
};
