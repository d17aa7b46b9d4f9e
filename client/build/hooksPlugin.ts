import { dirname, relative, sep } from 'node:path';
import { concatAST, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';

/**
 * A GraphQL Code Generator plugin that writes the typed hooks of each operation, based on the
 * documents of the typed-document-node plugin. The hooks of typescript-react-apollo do not compile
 * with Apollo Client 4. Each file is beside its operation: a bundler cannot split one module, so a
 * common file would send every admin operation to every visitor.
 */
export const hooksPlugin: CodegenPlugin = {
  plugin(_schema, documents, _config, info) {
    const ast = concatAST(documents.flatMap(({ document }) => (document ? [document] : [])));
    const operations = ast.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (operations.length === 0) return '';
    const used = new Set(operations.flatMap(hooksOf));
    return {
      prepend: [...used].sort().map((hook) => importOf(hook, info?.outputFile ?? '')),
      content: operations
        .flatMap((operation) => hooksOf(operation).map((hook) => hookFor(operation, hook)))
        .join('\n\n'),
    };
  },
};

type Hook = 'useQuery' | 'useLazyQuery' | 'useMutation';

function hooksOf({ operation }: OperationDefinitionNode): Hook[] {
  return operation === OperationTypeNode.MUTATION ? ['useMutation'] : ['useQuery', 'useLazyQuery'];
}

/** The options type of a hook, such as `QueryOptions` for `useQuery`. */
const optionsOf = (hook: Hook) => `${hook.slice('use'.length)}Options`;

/** Imports a hook and the type of its options into a generated file. */
function importOf(hook: Hook, file: string): string {
  const path = relative(dirname(file), `client/graphql/${hook}.ts`).replaceAll(sep, '/');
  const from = path.startsWith('.') ? path : `./${path}`;
  return `import { type ${optionsOf(hook)}, ${hook} } from '${from}';`;
}

function hookFor(operation: OperationDefinitionNode, hook: Hook): string {
  const name = operation.name?.value;
  if (!name) throw new Error('Every operation needs a name: its hook is called after it.');
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  const data = `${pascal}${hook === 'useMutation' ? 'Mutation' : 'Query'}`;
  const types = hook === 'useMutation' ? `${data}, ${data}Variables` : `${data}Variables`;
  const options = `${optionsOf(hook)}<${types}>`;
  // Only `useQuery` sends its operation on render. The other hooks can get the variables with
  // the call.
  const needsVariables =
    hook === 'useQuery' &&
    operation.variableDefinitions?.some(
      ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
    );
  const parameter = needsVariables
    ? `options: ${options} & { variables: ${data}Variables }`
    : `options?: ${options}`;
  return [
    `export function ${hook.replace('use', `use${pascal}`)}(${parameter}) {`,
    `  return ${hook}(${pascal}Document, options);`,
    '}',
  ].join('\n');
}
