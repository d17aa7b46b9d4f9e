import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Component as Pictures } from '../../client/admin/pictures/Pictures.tsx';
import { renderPage } from './support/renderPage.tsx';

const item = (recordId: number, kind: string) => ({
  isInAlbum: false,
  id: `${kind}:${String(recordId)}`,
  type: 'IMAGE',
  kind,
  recordId: String(recordId),
  title: `Feast ${String(recordId)}`,
  language: 'EN',
  url: '/media/feast.webp',
  picture: { url: '/media/feast.webp', srcSet: '', width: 300, height: 200, alt: null },
  descriptions: [] as { language: string }[],
});

it('links each picture without a description to its form, and loads more', async () => {
  const first = Array.from({ length: 24 }, (_, index) => item(index + 1, 'EVENT'));
  const mediaLibrary = vi.fn(({ after }: { after?: string | null }) => ({
    nodes: after ? [item(99, 'POST')] : first,
    pageInfo: { hasNextPage: !after, endCursor: after ? 'end' : 'middle' },
    totalCount: 25,
  }));
  renderPage(Pictures, { mediaLibrary });
  await screen.findByText('25 pictures are not described');
  expect(mediaLibrary.mock.calls[0]?.[0]).toMatchObject({
    types: ['IMAGE', 'VIDEO'],
    isDescribed: false,
  });
  const link = screen.getByRole('link', { name: 'Describe the picture of Feast 2' });
  expect(link.getAttribute('href')).toBe('/admin/edit-event/2#imageAltEn');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  const last = await screen.findByRole('link', { name: 'Describe the picture of Feast 99' });
  expect(last.getAttribute('href')).toBe('/admin/edit-post/99#imageAltEn');
  expect(document.activeElement).toBe(last.closest('li'));
});

it('shows in which language a description is missing', async () => {
  const nodes = [
    { ...item(1, 'EVENT'), descriptions: [{ language: 'EN' }] },
    { ...item(2, 'EVENT'), isInAlbum: true },
  ];
  const pageInfo = { hasNextPage: false, endCursor: null };
  renderPage(Pictures, { mediaLibrary: () => ({ nodes, pageInfo, totalCount: 2 }) });
  const lacking = await screen.findByText('Not described in Amharic');
  expect(lacking.closest('li')?.textContent).toContain('Feast 1');
  const link = screen.getByRole('link', { name: 'Describe the picture of Feast 1' });
  expect(link.getAttribute('href')).toBe('/admin/edit-event/1#imageAltAm');
  const ofAlbum = screen.getByRole('link', { name: 'Describe the picture of Feast 2' });
  expect(ofAlbum.getAttribute('href')).toBe('/admin/edit-event/2#imageAltEnEVENT:2');
  expect(screen.getAllByText(/^Not described in/)).toHaveLength(1);
});

it('reports that every picture is described', async () => {
  const pageInfo = { hasNextPage: false, endCursor: null };
  renderPage(Pictures, { mediaLibrary: () => ({ nodes: [], pageInfo, totalCount: 0 }) });
  await waitFor(() =>
    expect(screen.getByText('Every picture is described, or is an ornament.')).toBeTruthy(),
  );
});
