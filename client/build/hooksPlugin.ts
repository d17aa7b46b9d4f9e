import { dirname, relative, sep } from 'node:path';
import { concatAST, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';

/**
 * A GraphQL Code Generator plugin that writes one typed hook for each operation, over the typed
 * documents of the typed-document-node plugin (docs/decisions/0003-generated-hooks.md).
 */
export const hooksPlugin: CodegenPlugin = {
  plugin(_schema, documents, _config, info) {
    const ast = concatAST(documents.flatMap(({ document }) => (document ? [document] : [])));
    const operations = ast.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (operations.length === 0) return '';
    const used = new Set(operations.map((node) => hookOf(node)));
    return {
      prepend: [...used].sort().map((hook) => importOf(hook, info?.outputFile ?? '')),
      content: operations.map(hookFor).join('\n\n'),
    };
  },
};

/** Imports a hook, and the type of its options, into a generated file. */
function importOf(hook: ReturnType<typeof hookOf>, file: string): string {
  const path = relative(dirname(file), `client/graphql/${hook}.ts`).replaceAll(sep, '/');
  const from = path.startsWith('.') ? path : `./${path}`;
  return `import { type ${optionsOf[hook]}, ${hook} } from '${from}';`;
}

const optionsOf = { useQuery: 'QueryOptions', useMutation: 'MutationOptions' };

function hookOf(operation: OperationDefinitionNode): 'useQuery' | 'useMutation' {
  return operation.operation === OperationTypeNode.MUTATION ? 'useMutation' : 'useQuery';
}

function hookFor(operation: OperationDefinitionNode): string {
  const name = operation.name?.value;
  if (!name) throw new Error('Every operation needs a name: its hook is called after it.');
  const hook = hookOf(operation);
  const kind = hook === 'useMutation' ? 'Mutation' : 'Query';
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  const variables = `${pascal}${kind}Variables`;
  const options =
    hook === 'useQuery'
      ? `QueryOptions<${variables}>`
      : `MutationOptions<${pascal}${kind}, ${variables}>`;
  const required = operation.variableDefinitions?.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const needsVariables = hook === 'useQuery' && required === true;
  const parameter = needsVariables
    ? `options: ${options} & { variables: ${variables} }`
    : `options?: ${options}`;
  return [
    `export function use${pascal}${kind}(${parameter}) {`,
    `  return ${hook}(${pascal}Document, options);`,
    '}',
  ].join('\n');
}
