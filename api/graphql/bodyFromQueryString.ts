import { parseJson } from './readJson.ts';

/** The parameters of a GET request, in the form of a POST body. */
export function bodyFromQueryString(url: string): unknown {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const object = (name: string) => {
    const text = parameters.get(name);
    return text === null ? undefined : parseJson(text);
  };
  return {
    query: parameters.get('query') ?? undefined,
    operationName: parameters.get('operationName') ?? undefined,
    variables: object('variables'),
    extensions: object('extensions'),
  };
}
