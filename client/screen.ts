import type { RouteObject } from 'react-router-dom';
import type { Component } from './jsx/jsxTypes.ts';
import type { PageHandle } from './pageHandle.ts';
import type { Role } from './session/roles.ts';

/** A screen whose code loads only where it is shown. */
export interface Screen {
  /** Its file, by which the server finds the chunks to preload. */
  file: string;
  lazy: () => Promise<{ Component: Component; handle?: PageHandle }>;
}

/** Names the screens of a folder, by their files without the extension. */
export const screensIn =
  (folder: string) =>
  (name: string, lazy: Screen['lazy']): Screen => ({ file: `${folder}/${name}.tsx`, lazy });

/**
 * A form with its two paths below /admin: for a new record and, without the id, for an existing
 * one.
 */
export interface FormScreen extends Screen {
  addPath: string;
  editPath: string;
}

/** The route of an admin screen, for accounts with one of the given roles. */
export const screenRoute = (
  path: string,
  { file, lazy }: Screen,
  roles: readonly Role[],
): RouteObject => ({ id: file, path, lazy, handle: { roles } satisfies PageHandle });

/** The routes of a form, which several kinds of records may share. */
export const formRoutes = (
  { addPath, editPath, ...screen }: FormScreen,
  roles: readonly Role[],
): RouteObject[] =>
  [addPath, `${editPath}/:id`].map((path) => ({
    ...screenRoute(path, screen, roles),
    id: `${screen.file}:${path}`,
  }));
