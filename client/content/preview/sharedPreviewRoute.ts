import type { RouteObject } from 'react-router-dom';
import { contentKinds } from '../../contentKinds.ts';
import type { PageHandle } from '../../pageHandle.ts';
import type { RecordPageData } from '../recordPageHandle.ts';

/**
 * The record pages below the address of preview links. They have no canonical address, so the
 * server renders one page for all invalid links.
 */
export const sharedPreviewRoute: RouteObject = {
  id: 'content/preview/SharedPreview.tsx',
  path: 'preview',
  lazy: () => import('./SharedPreview.tsx'),
  children: contentKinds.flatMap(({ path, recordPage, previewPage: page = recordPage }) =>
    page
      ? {
          id: `${page.file}:preview`,
          path: `${path}/:record`,
          lazy: async () => {
            const { Component, handle = {} } = await page.lazy();
            const { address: _address, isPossible: _isPossible, ...read } = handle;
            return {
              Component,
              handle: { ...read, isDocument: true, status } satisfies PageHandle,
            };
          },
        }
      : [],
  ),
};

const status = (data: unknown) => ((data as RecordPageData<object>).record ? 200 : 404);
