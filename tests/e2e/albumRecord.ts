import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { multipart } from '../support/multipart.ts';
import { admin } from './fixtures.ts';

/** The sizes of the pictures, in turn: landscape, portrait, and a small one. */
const sizes = [
  [1200, 800],
  [800, 1400],
  [300, 300],
] as const;

/** A picture of one colour with a circle around its middle. */
function pictureOf(number: number) {
  const [width, height] = sizes[number % sizes.length] ?? sizes[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" width="${String(width)}" height="${String(height)}">
    <rect x="-100" y="-100" width="300" height="300" fill="hsl(${String(number * 47)} 45% 45%)"/>
    <circle cx="50" cy="50" r="30" fill="hsl(${String(number * 47)} 60% 75%)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/**
 * Creates a post with a first picture and an album.
 * @param album the descriptions of the further pictures, empty for none
 * @returns the path of its page
 */
export async function createPostWithAlbum(
  request: APIRequestContext,
  title: string,
  album: string[],
): Promise<string> {
  let accessToken = '';
  async function ask<Data>(query: string, variables: Record<string, unknown>, picture?: Buffer) {
    const response = await request.post('/graphql', {
      ...(picture
        ? { multipart: multipart(query, variables, { image: { name: 'a.jpg', content: picture } }) }
        : { data: { query, variables } }),
      headers: { authorization: `Bearer ${accessToken}`, 'apollo-require-preflight': 'true' },
    });
    const { data } = (await response.json()) as { data: { done: Data } | null };
    if (!data) throw new Error(await response.text());
    return data.done;
  }
  ({ accessToken } = await ask<{ accessToken: string }>(
    'mutation ($email: String!, $password: String!) { done: signIn(email: $email, password: $password) { accessToken } }',
    admin,
  ));
  const stored: object[] = [];
  for (const [index, imageAltEn] of album.entries()) {
    const file = await ask<object>(
      'mutation ($image: Upload!) { done: uploadAlbumPicture(kind: POST, image: $image) { path width height } }',
      {},
      await pictureOf(index + 1),
    );
    stored.push({ ...file, imageAltEn });
  }
  const input = { postTitle: title, postText: 'What we saw that day.', album: stored };
  const { path } = await ask<{ path: string }>(
    'mutation ($input: PostInput!, $image: Upload) { done: createPost(input: $input, image: $image) { path } }',
    { input },
    await pictureOf(0),
  );
  return path;
}
