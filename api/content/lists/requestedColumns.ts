import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { createParameterDecorator } from 'type-graphql';

/** The parts of `GraphQLResolveInfo` that are known when a query is compiled. */
interface FieldInfo {
  fieldNodes: readonly FieldNode[];
  fragments: Record<string, FragmentDefinitionNode>;
  returnType: GraphQLOutputType;
}

/** The names of columns. */
export type Columns = readonly string[];

/**
 * Defines the columns that the fields of a type need: those of the same name. Fields that are computed from
 * other columns define `columns` themselves. Without them, lists with the field read all columns.
 */
export function defineColumns(
  schema: GraphQLSchema,
  typename: string,
  columnNames: ReadonlySet<string>,
): void {
  const type = schema.getType(typename);
  for (const [name, field] of Object.entries(isObjectType(type) ? type.getFields() : {})) {
    if (!('compute' in field.extensions) && columnNames.has(name))
      field.extensions = { columns: [name], ...field.extensions };
  }
}

/**
 * The columns that a query requests of the records of a connection. Only compiled queries have them: each
 * set of columns is another statement, and the number of compiled queries is limited.
 */
export function requestedColumns({ fieldNodes, fragments, returnType }: FieldInfo): {
  columns?: Columns;
} {
  const connection = getNamedType(returnType);
  const nodes = isObjectType(connection) && connection.getFields()['nodes'];
  const record = nodes && getNamedType(nodes.type);
  if (!isObjectType(record)) return {};
  const within = (parents: readonly Parent[], name: string) =>
    fieldsIn(parents, fragments).filter((field) => field.name.value === name);
  const parents = [...within(fieldNodes, 'nodes'), ...within(within(fieldNodes, 'edges'), 'node')];
  const fields = record.getFields();
  const columns = fieldsIn(parents, fragments)
    .filter(({ name }) => name.value !== '__typename')
    .map(({ name }) => fields[name.value]?.extensions['columns'] as Columns | undefined);
  return columns.every((each) => each !== undefined)
    ? { columns: [...new Set(columns.flat())] }
    : {};
}

interface Parent {
  selectionSet?: SelectionSetNode | undefined;
}

/** The fields within others, with those of their fragments. */
const fieldsIn = (parents: readonly Parent[], fragments: FieldInfo['fragments']): FieldNode[] =>
  parents
    .flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    .flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      const isInline = selection.kind === Kind.INLINE_FRAGMENT;
      const fragment = isInline ? selection : fragments[selection.name.value];
      return fragment ? fieldsIn([fragment], fragments) : [];
    });

/** The columns that the query requests; null for all. */
export const RequestedColumns = () =>
  createParameterDecorator(({ info }) => (info as { columns?: Columns }).columns ?? null);
