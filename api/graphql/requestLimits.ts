import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  visit,
} from 'graphql';
import { maxPageSize } from '../content/lists/connection.ts';

/** The maximum size of a document, in lexical tokens. The longest one of the sandbox has 184. */
export const maxTokens = 800;

/** The measures of a document: counts by their names, `cost` in fields of the response. */
export interface Measures {
  depth: number;
  /** Counted each time that their fragment is spread, as are `selections`. */
  aliases: number;
  directives: number;
  fragments: number;
  /** Fields, spreads and inline fragments. */
  selections: number;
  cost: number;
}

/**
 * The limits of one document. The introspection query of the sandbox has a depth of 15 and a cost
 * of 51,842. The most expensive page of the site, the directory, has a cost of 16,031.
 */
export const requestLimits: Measures = {
  depth: 16,
  aliases: 30,
  directives: 20,
  fragments: 30,
  selections: 1_000,
  cost: 60_000,
};

/** The assumed number of entries of a list without pages, such as categories. */
const assumedLength = 10;

/**
 * Measures a document before its variables are known: a page size in a variable counts as the
 * largest one. Invalid GraphQL counts little; other rules refuse it.
 */
export function measure(schema: GraphQLSchema, document: DocumentNode): Measures {
  const counts = { directives: 0 };
  const fragments = new Map<string, FragmentDefinitionNode>();
  visit(document, {
    Directive() {
      counts.directives += 1;
    },
    FragmentDefinition(node) {
      fragments.set(node.name.value, node);
    },
  });
  const measured = new Map<string, Extent>();

  /** @param isPage whether these are fields of a page, whose size already counts */
  function extentOf(set: SelectionSetNode | undefined, typeName: string, isPage: boolean): Extent {
    const extent = { ...nothing };
    for (const node of set?.selections ?? []) {
      let next;
      if (node.kind === Kind.FIELD) next = extentOfField(node, typeName, isPage);
      else if (node.kind === Kind.INLINE_FRAGMENT) {
        const name = node.typeCondition?.name.value ?? typeName;
        next = extentOf(node.selectionSet, name, isPage);
      } else next = extentOfFragment(node.name.value, isPage);
      extent.depth = Math.max(extent.depth, next.depth);
      extent.aliases += next.aliases;
      extent.selections += next.selections + (node.kind === Kind.FIELD ? 0 : 1);
      extent.cost += next.cost;
    }
    return extent;
  }

  function extentOfField(node: FieldNode, typeName: string, isPage: boolean): Extent {
    const field = fieldOf(schema, typeName, node.name.value);
    const aliases = node.alias ? 1 : 0;
    if (!field) return { depth: 1, aliases, selections: 1, cost: 1 };
    const size = pageSize(field, node);
    const type = isNonNullType(field.type) ? field.type.ofType : field.type;
    const length = size ?? (isListType(type) && !isPage ? assumedLength : 1);
    const within = extentOf(node.selectionSet, getNamedType(type).name, size !== null);
    return {
      depth: within.depth + 1,
      aliases: within.aliases + aliases,
      selections: within.selections + 1,
      cost: baseCost(field, node) + length * within.cost,
    };
  }

  /** Each fragment is measured once, even if it is used often: fragments may be nested. */
  function extentOfFragment(name: string, isPage: boolean): Extent {
    const key = `${name} ${isPage}`;
    const known = measured.get(key);
    if (known) return known;
    // Counts as nothing while it is measured, in case it contains itself.
    measured.set(key, nothing);
    const node = fragments.get(name);
    const extent = extentOf(node?.selectionSet, node?.typeCondition.name.value ?? '', isPage);
    measured.set(key, extent);
    return extent;
  }

  const operations = document.definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) =>
      extentOf(node.selectionSet, schema.getRootType(node.operation)?.name ?? '', false),
    );
  const most = (name: keyof Extent) => Math.max(0, ...operations.map((extent) => extent[name]));
  return {
    ...counts,
    fragments: fragments.size,
    depth: most('depth'),
    aliases: most('aliases'),
    selections: most('selections'),
    cost: most('cost'),
  };
}

const nothing: Extent = { depth: 0, aliases: 0, selections: 0, cost: 0 };

type Extent = Pick<Measures, 'depth' | 'aliases' | 'selections' | 'cost'>;

function fieldOf(
  schema: GraphQLSchema,
  typeName: string,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  const type = schema.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

/**
 * The cost of fields that take as long as the search of a list. It limits a request to eleven of
 * them: thirty searches, each of misspelled words among 10,000 members, blocked the database for 5
 * s.
 */
const listSearchCost = 5_000;

/** The cost of a field itself: one, unless its resolver has `@Extensions({ cost })`. */
function baseCost({ extensions: { cost } }: GraphQLField<unknown, unknown>, node: FieldNode) {
  if (typeof cost === 'number') return cost;
  return node.arguments?.some(({ name }) => name.value === 'search') ? listSearchCost : 1;
}

/** The maximum number of entries that a field returns; null for a list without pages. */
function pageSize(field: GraphQLField<unknown, unknown>, node: FieldNode): number | null {
  const declared = field.args.find(({ name }) => name === 'first');
  if (!declared) return null;
  const value = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  if (!value) return Number(declared.defaultValue);
  const size = value.kind === Kind.INT ? Number(value.value) : maxPageSize;
  return Math.min(Math.max(size, 1), maxPageSize);
}
