// The decorators below need it.
import 'reflect-metadata';
import type { GraphQLScalarType } from 'graphql';
import * as type from 'type-graphql';
import { type ClassType, Field, ID, Int } from 'type-graphql';
import { DateTime, LocalDate } from './scalars.ts';

// Types of the schema: classes whose base is a list of fields. Decorated properties would say the type of each
// field twice, once for GraphQL and once for TypeScript (docs/decisions/0081-field-lists.md).

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

type Parent = abstract new () => object;

/** A class with a list of its own fields, until a decorator declares them. */
const fieldList = (fields: Fields, parent: Parent = Object): ClassType =>
  class extends (parent as ClassType) {
    static readonly fields = fields;
  };

/**
 * The base of an object type or interface: `class Person extends outputFields({ … })`. The decorators below
 * declare it. `extending` adds the fields of another type, or of an interface that it implements.
 */
export const outputFields = Object.assign(
  <Of extends Fields>(fields: Of) => fieldList(fields) as ClassType<Output<Of>>,
  {
    extending: <Of extends Fields, Inherited extends object>(
      parent: abstract new () => Inherited,
      fields: Of,
    ) => fieldList(fields, parent) as ClassType<Inherited & Output<Of>>,
  },
);

/** The base of an input type, or of the arguments of operations. */
export const inputFields = Object.assign(
  <Of extends Fields>(fields: Of) => fieldList(fields) as ClassType<Input<Of>>,
  {
    extending: <Of extends Fields, Inherited extends object>(
      parent: abstract new () => Inherited,
      fields: Of,
    ) => fieldList(fields, parent) as ClassType<Inherited & Input<Of>>,
  },
);

const interfaces = new WeakSet<object>();

/** Declares the fields of a class with the decorators of type-graphql, in place of the class with the list. */
const declaring =
  (decoratorFor: (options: { implements?: Parent }) => ClassDecorator) =>
  (Type: ClassType): void => {
    const List = Object.getPrototypeOf(Type) as { fields: Fields };
    const parent = Object.getPrototypeOf(List) as Parent;
    Object.setPrototypeOf(Type, parent);
    Object.setPrototypeOf(Type.prototype, parent.prototype as object);
    for (const [name, { decorators }] of Object.entries(List.fields)) {
      for (const each of decorators) each(Type.prototype, name);
    }
    decoratorFor(interfaces.has(parent) ? { implements: parent } : {})(Type);
  };

/** An object type. Its fields are read from the values, without the middlewares of the schema. */
export const ObjectType = (name: string, description: string) =>
  declaring((options) => type.ObjectType(name, { simpleResolvers: true, description, ...options }));

/** An interface. Rows carry the name of their type. */
export const InterfaceType = (name: string, description: string) =>
  declaring((options) => (Type) => {
    const resolveType = ({ __typename }: { __typename: string }) => __typename;
    type.InterfaceType(name, { description, resolveType, ...options })(Type);
    interfaces.add(Type);
  });

export const InputType = (name: string, description: string) =>
  declaring(() => type.InputType(name, { description }));

/** Arguments of operations. */
export const ArgsType = () => declaring(() => type.ArgsType());

/** An object type that a function makes. */
export function objectTypeOf<Of extends Fields>(name: string, description: string, fields: Of) {
  @ObjectType(name, description)
  class Type extends fieldList(fields) {}
  return Type as ClassType<Output<Of>>;
}

/** Arguments that a function makes. */
export function argsOf<Of extends Fields>(fields: Of) {
  @ArgsType()
  class Args extends fieldList(fields) {}
  return Args as ClassType<Input<Of>>;
}
