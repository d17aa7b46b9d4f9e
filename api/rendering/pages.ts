import type { RequestHandler } from 'express';
import { languageOf, pathIn } from '../shared/messages/languages.ts';
import type { Services } from '../context.ts';
import type { GraphqlEndpoint } from '../graphql/graphqlEndpoint.ts';
import type { CachedResponse } from '../cache/cachedResponse.ts';
import { cachedResponses, revalidated } from '../http/cachedResponses.ts';
import type { PageAddress } from '../../client/pageAddress.ts';
import type { PageRenderer } from './renderer.ts';

/** Responds to every address that is not a file with a rendered page. An unknown address gets status 404. */
export function pages(
  renderer: PageRenderer,
  { executeWith }: Pick<GraphqlEndpoint, 'executeWith'>,
  services: Services,
  headers: Record<string, string>,
): RequestHandler {
  const cached = cachedResponses(services, headers);
  const responseFor = ({ address, isBounded }: PageAddress): Promise<CachedResponse> =>
    cached(address, async (context) => {
      // The origin comes from the configuration: a Host header can be forged.
      const url = services.server.siteUrl + address;
      if (!isBounded) context.cacheTags.add(undefined);
      const page = await renderer.render(url, executeWith(context));
      const { status, html: body, location, error } = page;
      // Not cached, because anybody can make up addresses.
      if (page.isMissing) context.cacheTags.add(undefined);
      if (page.isMissing && status !== 301) {
        return responseFor({ address: location ?? unknownIn(address), isBounded: true });
      }
      // A title can be changed back, so browsers must not keep a redirect either.
      const about = { ...revalidated, ...(location && { Location: location }) };
      const type = { 'Content-Type': 'text/html; charset=utf-8' };
      return { status, headers: { ...type, ...about }, body, error };
    });

  return async (request, response) => {
    // Not every request target is a URL: `//` is not.
    const [path = ''] = request.url.split('?', 1);
    const search = request.url.slice(path.length);
    const made = await responseFor(await renderer.addressOf(request.path, search));
    made.send(request, response);
  };
}

/** A path that matches no page, in the language of an address. */
const unknownIn = (address: string) => pathIn(languageOf(address), '/*');
