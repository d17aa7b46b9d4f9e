import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** What is met in a query that is left to graphql-js. */
export class NotPrepared extends Error {
  override name = 'NotPrepared';
}

/**
 * The fields that selections of a valid document have for a type, by their names in the answer:
 * those of fragments too, and those of one name together.
 * @throws NotPrepared where a directive decides on them
 */
export function collectFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  type: GraphQLObjectType,
  sets: SelectionSetNode[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const collect = ({ selections }: SelectionSetNode) => {
    for (const node of selections) {
      if (node.directives?.length) throw new NotPrepared();
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        fields.set(key, [...(fields.get(key) ?? []), node]);
        continue;
      }
      const fragment =
        node.kind === Kind.FRAGMENT_SPREAD ? fragmentOf(document, node.name.value) : node;
      if (fragment && isFor(fragment.typeCondition?.name.value)) collect(fragment.selectionSet);
    }
  };
  const isFor = (condition = type.name) => {
    const wanted = schema.getType(condition);
    return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
  };
  sets.forEach(collect);
  return fields;
}

const fragmentOf = ({ definitions }: DocumentNode, name: string) =>
  definitions
    .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
    .find((node) => node.name.value === name);
