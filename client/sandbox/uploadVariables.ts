import { type DocumentNode, Kind, type TypeNode } from 'graphql';

/** The names of the variables that accept a file, in the order of their declaration. */
export function uploadVariables(document: DocumentNode): string[] {
  const names = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? [])
          .filter(({ type }) => nameOf(type) === 'Upload')
          .map(({ variable }) => variable.name.value)
      : [],
  );
  return [...new Set(names)];
}

/** This API has no lists of files. */
function nameOf(type: TypeNode): string | undefined {
  if (type.kind === Kind.NON_NULL_TYPE) return nameOf(type.type);
  return type.kind === Kind.NAMED_TYPE ? type.name.value : undefined;
}
