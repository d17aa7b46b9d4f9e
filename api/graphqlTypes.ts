// The decorators below need it.
import 'reflect-metadata';
import type { GraphQLScalarType } from 'graphql';
import {
  ArgsType,
  type ClassType,
  Field,
  ID,
  InputType,
  Int,
  InterfaceType,
  ObjectType,
} from 'type-graphql';
import { DateTime, LocalDate } from './scalars.ts';

// Types of the schema, declared by lists of fields. Decorated classes would say the type of each field
// twice, once for GraphQL and once for TypeScript (docs/decisions/0081-field-lists.md).

/** The TypeScript type of a scalar, an enum, a class, or a list of one. */
type ValueOf<Type> = Type extends (infer Item)[]
  ? ValueOf<Item>[]
  : Type extends StringConstructor
    ? string
    : Type extends BooleanConstructor
      ? boolean
      : Type extends GraphQLScalarType<infer Value, unknown>
        ? Value
        : Type extends abstract new (...args: never[]) => infer Instance
          ? Instance
          : Type[keyof Type];

type Decorator = PropertyDecorator & MethodDecorator;

/** A declared field. `value` and `isNullable` only exist for the compiler. */
interface TypeField<Value, IsNullable extends boolean> {
  decorators: Decorator[];
  value: Value;
  isNullable: IsNullable;
}

type Fields = Record<string, TypeField<unknown, boolean>>;

type NullableName<Of extends Fields> = {
  [Name in keyof Of]: Of[Name]['isNullable'] extends true ? Name : never;
}[keyof Of];

/** The names of computed fields that rows do not have. */
type OptionalName<Of extends Fields> = {
  [Name in keyof Of]: undefined extends Of[Name]['value'] ? Name : never;
}[keyof Of];

type OutputValue<Of extends TypeField<unknown, boolean>> = Of['isNullable'] extends true
  ? Of['value'] | null
  : Of['value'];

type Output<Of extends Fields> = {
  [Name in Exclude<keyof Of, OptionalName<Of>>]: OutputValue<Of[Name]>;
} & { [Name in OptionalName<Of>]?: OutputValue<Of[Name]> };

/** Clients may omit what may be null. */
type Input<Of extends Fields> = {
  [Name in Exclude<keyof Of, NullableName<Of>>]: Of[Name]['value'];
} & { [Name in NullableName<Of>]?: Of[Name]['value'] | null };

interface FieldOptions {
  decorators?: Decorator[];
  defaultValue?: unknown;
  deprecationReason?: string;
  /** False if a middleware is to run. */
  simple?: boolean;
}

interface MakeField<IsNullable extends boolean> {
  <Type extends object, Value extends ValueOf<Type>>(
    type: () => Type,
    description: string,
    options?: FieldOptions,
  ): TypeField<Value, IsNullable>;
  /** `Value` is given where the type says too little, such as for an id that is a number. */
  <Value>(
    type: () => object,
    description: string,
    options?: FieldOptions,
  ): TypeField<Value, IsNullable>;
}

const makeField = <IsNullable extends boolean>(nullable: IsNullable) =>
  ((
    type: () => object,
    description: string,
    { decorators = [], ...options }: FieldOptions = {},
  ) => ({
    decorators: [...decorators, Field(type, { ...options, description, nullable })],
  })) as MakeField<IsNullable>;

/** A field of an object, an enum or a list. `orNull` makes a field that may be null. */
export const field = Object.assign(makeField(false), { orNull: makeField(true) });

interface MakeScalar<Default, IsNullable extends boolean> {
  (description: string, options?: FieldOptions): TypeField<Default, IsNullable>;
  <Value>(description: string, options?: FieldOptions): TypeField<Value, IsNullable>;
}

const scalar = <Default>(type: object) => {
  const make = (of: MakeField<boolean>) => (description: string, options?: FieldOptions) =>
    of(() => type, description, options);
  return Object.assign(make(field) as MakeScalar<Default, false>, {
    orNull: make(field.orNull) as MakeScalar<Default, true>,
  });
};

export const id = scalar<string>(ID);
export const string = scalar<string>(String);
export const int = scalar<number>(Int);
export const boolean = scalar<boolean>(Boolean);
export const dateTime = scalar<Date>(DateTime);
export const localDate = scalar<Date>(LocalDate);

/** A type whose fields this one has too, or an interface that it implements. */
type Parent<Inherited> = abstract new () => Inherited;

interface ObjectOptions<Inherited> {
  extends?: Parent<Inherited>;
  implements?: Parent<Inherited>;
}

/** An object type. Its fields are read from the values, without the middlewares of the schema. */
export function objectType<Of extends Fields, Inherited extends object = object>(
  name: string,
  description: string,
  fields: Of,
  options: ObjectOptions<Inherited> = {},
): ClassType<Inherited & Output<Of>> {
  const decorate = ObjectType(name, {
    simpleResolvers: true,
    description,
    ...(options.implements && { implements: options.implements }),
  });
  return decorated(name, fields, decorate, options.extends ?? options.implements);
}

/** An interface. Rows carry the name of their type. */
export function interfaceType<Of extends Fields, Inherited extends object = object>(
  name: string,
  description: string,
  fields: Of,
  options: Pick<ObjectOptions<Inherited>, 'implements'> = {},
): ClassType<Inherited & Output<Of>> {
  const resolveType = ({ __typename }: { __typename: string }) => __typename;
  const decorate = InterfaceType(name, { description, resolveType, ...options });
  return decorated(name, fields, decorate, options.implements);
}

export function inputType<Of extends Fields, Inherited extends object = object>(
  name: string,
  description: string,
  fields: Of,
  options: Pick<ObjectOptions<Inherited>, 'extends'> = {},
): ClassType<Inherited & Input<Of>> {
  return decorated(name, fields, InputType(name, { description }), options.extends);
}

/** Arguments of operations. */
export function argsType<Of extends Fields, Inherited extends object = object>(
  fields: Of,
  options: Pick<ObjectOptions<Inherited>, 'extends'> = {},
): ClassType<Inherited & Input<Of>> {
  return decorated('Args', fields, ArgsType(), options.extends);
}

function decorated<Values extends object>(
  name: string,
  fields: Fields,
  decorate: ClassDecorator,
  parent: abstract new () => object = Object,
) {
  const Type = class extends (parent as ClassType) {} as ClassType<Values>;
  Object.defineProperty(Type, 'name', { value: name });
  for (const [field, { decorators }] of Object.entries(fields)) {
    for (const each of decorators) each(Type.prototype as object, field);
  }
  decorate(Type);
  return Type;
}
