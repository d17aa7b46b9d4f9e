import { type GraphqlRequest, multipart } from '../graphql/multipart.ts';

/** An operation as another program sends it. */
export interface SharedRequest extends GraphqlRequest {
  endpoint: string;
  headers: Record<string, string>;
  /** Whether it is sent with the token in the variable `TOKEN`, never in the text itself. */
  needsToken: boolean;
}

/** Node and most proxies accept addresses of this length. */
export const maxLink = 8000;

export function linkTo(endpoint: string, query: string, variables: string): string {
  const parameters = new URLSearchParams({ query, ...(variables.trim() && { variables }) });
  return `${endpoint}?${parameters.toString()}`;
}

/** The operation of a link; undefined if there is none. */
export function linkedOperation(search: string) {
  const parameters = new URLSearchParams(search);
  const query = parameters.get('query');
  return query ? { query, variables: parameters.get('variables') ?? '' } : undefined;
}

/** A command for a POSIX shell. */
export function asCurl({ endpoint, headers, needsToken, ...request }: SharedRequest): string {
  const form = formOf(request);
  const body = form
    ? form.map(([name, value]) =>
        typeof value === 'string'
          ? `--form-string ${quoted(`${name}=${value}`)}`
          : `-F ${quoted(`${name}=@${JSON.stringify(value.name)}`)}`,
      )
    : [`--data-raw ${quoted(JSON.stringify(request))}`];
  return [
    `curl ${quoted(endpoint)}`,
    ...(needsToken ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...Object.entries({ ...headers, ...headersFor(form) }).map(
      ([name, value]) => `-H ${quoted(`${name}: ${value}`)}`,
    ),
    ...body,
  ].join(' \\\n  ');
}

/** A program for Node. */
export function asTypeScript({ endpoint, headers, needsToken, ...request }: SharedRequest): string {
  const form = formOf(request);
  const { query, variables, operationName } = request;
  const withoutFiles = JSON.stringify(
    variables,
    (_name, value: unknown) => (value instanceof File ? null : value),
    2,
  );
  const operation = `JSON.stringify({ query, variables${operationName ? `, operationName: '${operationName}'` : ''} })`;
  const fields = (form ?? []).map(([name, value]) => {
    if (name === 'operations') return `body.set('operations', ${operation});`;
    if (typeof value === 'string') return `body.set('${name}', ${JSON.stringify(value)});`;
    const path = JSON.stringify(value.name);
    return `body.set('${name}', await openAsBlob(${path}), ${path});`;
  });
  const token = needsToken ? ['    authorization: `Bearer ${process.env.TOKEN}`,'] : [];
  return [
    ...(form ? ["import { openAsBlob } from 'node:fs';", ''] : []),
    `const query = \`${query.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\`;`,
    `const variables = ${withoutFiles};`,
    ...(form ? ['const body = new FormData();', ...fields] : [`const body = ${operation};`]),
    `const response = await fetch(${JSON.stringify(endpoint)}, {`,
    "  method: 'POST',",
    '  headers: {',
    ...token,
    ...Object.entries({ ...headers, ...headersFor(form) }).map(
      ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
    ),
    '  },',
    '  body,',
    '});',
    'const { data, errors } = (await response.json()) as {',
    '  data?: unknown;',
    '  errors?: { message: string }[];',
    '};',
    "if (errors) throw new Error(errors.map(({ message }) => message).join('\\n'));",
    'console.log(JSON.stringify(data, null, 2));',
  ].join('\n');
}

type Form = [name: string, value: FormDataEntryValue][];

/** The fields of the multipart request; null if the operation has no files. */
const formOf = (request: GraphqlRequest): Form | null =>
  Object.values(request.variables).some((value) => value instanceof File)
    ? [...multipart(request)]
    : null;

const headersFor = (form: Form | null): Record<string, string> =>
  form ? { 'apollo-require-preflight': 'true' } : { 'content-type': 'application/json' };

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
