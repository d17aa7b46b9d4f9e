import fc, { type GeneratorValue } from 'fast-check';
import {
  buildSchema,
  getNamedType,
  GraphQLBoolean,
  type GraphQLField,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { readFileSync } from 'node:fs';

/** A request of GraphQL over HTTP, valid or not. */
export interface GraphqlRequest {
  query: string;
  variables: unknown;
  operationName?: unknown;
}

/** Mutations that would end the session that the rest of a run uses. */
const endings = new Set(['signOut', 'changePassword', 'endSession', 'refreshSession', 'signIn']);

const strings = [
  '',
  ' ',
  'x',
  '\u0000',
  'ሰላም',
  '\ud800',
  '%00',
  "'; DROP TABLE members; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '../../etc/passwd',
  '2026-02-30',
  '2026-11-21',
  '-1',
  '1',
  '1e999',
  'WyIyMDI2LTAyLTMwIiwxXQ',
  'WzFd',
  'x'.repeat(3_000),
  'javascript:alert(1)',
  'https://example.org/a b',
  'someone@example.org',
];
const integers = [0, 1, -1, 2, 20, 100, 101, 2_147_483_647, -2_147_483_648];
const numbers = [...integers, 2_147_483_648, 1e21, 0.5];

/** Requests made from the committed schema: two in three valid or nearly so, the others broken. */
export function graphqlRequests(isAdmin: boolean) {
  const schema = buildSchema(readFileSync('api/schema.graphql', 'utf8'));
  return fc.gen().map((draw) => new Composer(schema, draw, { isAdmin, isValid: false }).request());
}

/** Queries made from the committed schema, all valid, with fragments, directives and variables. */
export function validQueries() {
  const schema = buildSchema(readFileSync('api/schema.graphql', 'utf8'));
  return fc
    .gen()
    .map((draw) => new Composer(schema, draw, { isAdmin: false, isValid: true }).request());
}

/** Writes one request, drawing every choice from fast-check, so that a seed repeats it. */
class Composer {
  readonly #schema: GraphQLSchema;
  readonly #draw: GeneratorValue;
  readonly #isAdmin: boolean;
  readonly #isValid: boolean;
  /** The percentage of choices that are wrong. */
  readonly #wildness: number;
  readonly #variables: Record<string, unknown> = {};
  readonly #declared: string[] = [];
  /** The type of each fragment. */
  readonly #fragments: { typeName: string; text: string }[] = [];
  #aliases = 0;
  /** The number of fields that may still be written. The limit keeps documents readable. */
  #fields = 60;

  constructor(
    schema: GraphQLSchema,
    draw: GeneratorValue,
    { isAdmin, isValid }: { isAdmin: boolean; isValid: boolean },
  ) {
    this.#schema = schema;
    this.#draw = draw;
    this.#isAdmin = isAdmin;
    this.#isValid = isValid;
    this.#wildness = isValid ? 0 : this.#one([0, 0, 2, 10]);
  }

  request(): GraphqlRequest {
    const kind = this.#isValid
      ? 'query'
      : this.#one(['query', 'query', 'query', 'mutation'] as const);
    const root = kind === 'query' ? this.#schema.getQueryType() : this.#schema.getMutationType();
    const fields = this.#selection(root?.name ?? '', 0);
    const head = this.#declared.length > 0 ? `(${this.#declared.join(', ')})` : '';
    const fragments = this.#fragments.map(({ text }) => text).join(' ');
    let query = `${kind} Fuzz${head} ${fields} ${fragments}`;
    if (this.#isWild()) query = this.#broken(query);
    return {
      query,
      variables: this.#isWild() ? this.#anything() : this.#variables,
      ...(this.#isWild() && { operationName: this.#anything() }),
    };
  }

  #number(max: number): number {
    return this.#draw(fc.nat, { max });
  }

  #one<Item>(items: readonly Item[]): Item {
    return items[this.#number(items.length - 1)] as Item;
  }

  #isWild(): boolean {
    return this.#number(99) < this.#wildness;
  }

  #anything(): unknown {
    return this.#draw(fc.jsonValue, { maxDepth: 3 });
  }

  #selection(typeName: string, depth: number): string {
    const type = this.#schema.getType(typeName);
    if (!isObjectType(type) && !isInterfaceType(type)) return '';
    const fields = Object.values(type.getFields()).filter(
      ({ name }) => !this.#isAdmin || !endings.has(name),
    );
    const count = 1 + this.#number(depth === 0 ? 2 : 4);
    const parts = Array.from({ length: count }, () => {
      if (this.#isWild())
        return this.#one([
          'nonsense',
          '__typename',
          '...Missing',
          '__schema { types { name } }',
          'postss { id }',
          '... on Nowhere { id }',
        ]);
      if (depth > 0 && this.#number(7) === 0) return this.#spread(typeName, fields, depth);
      const field = this.#field(this.#one(fields), depth);
      return this.#number(9) === 0 ? `... on ${typeName} { ${field} }` : field;
    });
    return `{ ${parts.join(' ')} }`;
  }

  /** A fragment of this type: one that was written before, or a new one. */
  #spread(typeName: string, fields: GraphQLField<unknown, unknown>[], depth: number): string {
    const known = this.#fragments.findIndex((fragment) => fragment.typeName === typeName);
    if (known >= 0 && this.#number(1) === 0) return `...F${known}`;
    const body = this.#field(this.#one(fields), depth);
    // The fragments within it are complete by now, so this one cannot contain itself.
    const name = `F${this.#fragments.length}`;
    this.#fragments.push({ typeName, text: `fragment ${name} on ${typeName} { ${body} }` });
    return `...${name}`;
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    this.#fields -= 1;
    // Fields of one name with different arguments fail validation.
    const isNamed = field.args.length > 0 || this.#number(3) === 0;
    const alias = isNamed ? `a${this.#isWild() ? 0 : (this.#aliases += 1)}: ` : '';
    const directive = this.#isWild()
      ? this.#one([' @include(if: true)', ' @skip', ' @nothing'])
      : this.#number(11) === 0
        ? ` @${this.#one(['include', 'skip'])}(if: ${this.#argument(new GraphQLNonNull(GraphQLBoolean))})`
        : '';
    const args = field.args
      .filter(({ type }) => isNonNullType(type) || this.#number(2) === 0 || this.#isWild())
      .filter(() => !this.#isWild())
      .map(({ name, type }) => `${name}: ${this.#argument(type)}`);
    const list = args.length > 0 ? `(${args.join(', ')})` : '';
    const type = getNamedType(field.type);
    const isLeaf = !isObjectType(type) && !isInterfaceType(type);
    const isDone = isLeaf || depth > 6 || this.#fields < 0;
    const within = isDone
      ? isLeaf
        ? ''
        : ' { __typename }'
      : ` ${this.#selection(type.name, depth + 1)}`;
    return `${alias}${field.name}${list}${directive}${within}`;
  }

  #argument(type: GraphQLInputType): string {
    if (this.#number(3) !== 0) return literal(this.#value(type, 0));
    const name = `v${this.#declared.length}`;
    this.#declared.push(`$${name}: ${this.#isWild() ? 'String' : String(type)}`);
    if (!this.#isWild()) this.#variables[name] = this.#value(type, 0);
    return `$${name}`;
  }

  #value(type: GraphQLInputType, depth: number): unknown {
    if (this.#isWild()) return this.#anything();
    if (isNonNullType(type)) return this.#filled(type.ofType, depth);
    return this.#number(5) === 0 ? null : this.#filled(type, depth);
  }

  #filled(type: GraphQLInputType, depth: number): unknown {
    if (isListType(type)) {
      const { ofType } = type;
      return Array.from({ length: this.#number(3) }, () => this.#value(ofType, depth + 1));
    }
    if (isInputObjectType(type)) {
      const entries = Object.values(type.getFields()).map((each) => [
        each.name,
        this.#value(each.type, depth + 1),
      ]);
      return Object.fromEntries(entries) as unknown;
    }
    if (isEnumType(type)) return new Enum(this.#one(type.getValues()).name);
    if (type.name === 'Int') return Math.trunc(this.#one(this.#isValid ? integers : numbers));
    if (type.name === 'Float') return this.#one(numbers);
    if (type.name === 'Boolean') return this.#number(1) === 0;
    if (type.name === 'Upload') return null;
    if (type.name === 'LocalDate')
      return this.#one(['2026-11-21', '2026-02-30', '0000-01-01', '9999-12-31', 'x']);
    if (type.name === 'ID')
      return this.#one([
        '1',
        '2',
        '0',
        '-1',
        '99999999999',
        'x',
        '01930000-0000-7000-8000-000000000000',
      ]);
    const known = this.#one(strings);
    return this.#number(3) === 0 ? this.#draw(fc.string, { unit: 'binary', maxLength: 40 }) : known;
  }

  #broken(query: string): string {
    const at = this.#number(query.length);
    const noise = this.#one([
      '{',
      '}',
      '"',
      '\u0000',
      '...',
      '@',
      '$',
      '"""',
      '\\',
      '[[[[[[',
      'fragment F on Post { ...F }',
      '#',
      '\ufeff',
      '🦔',
    ]);
    return query.slice(0, at) + noise + query.slice(at + this.#number(3));
  }
}

/** The name of an enum's value: written bare in a document, quoted in JSON. */
class Enum {
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  toJSON(): string {
    return this.#name;
  }
  toString(): string {
    return this.#name;
  }
}

/** A value as a document writes it. */
function literal(value: unknown): string {
  if (value instanceof Enum) return value.toString();
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([name, each]) => `${name}: ${literal(each)}`)
      .join(', ')}}`;
  }
  return JSON.stringify(value);
}
