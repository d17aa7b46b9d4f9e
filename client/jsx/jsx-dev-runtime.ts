import * as react from 'react/jsx-dev-runtime';
import { withTextElements } from './textElements.ts';

export { Fragment } from 'react/jsx-dev-runtime';
export type * as JSX from './jsxTypes.ts';

export const jsxDEV: typeof react.jsxDEV = (type, props, key, isStatic, source, self) => {
  const own = withTextElements(type, props);
  return react.jsxDEV(type, own, key, isStatic && Array.isArray(own.children), source, self);
};
