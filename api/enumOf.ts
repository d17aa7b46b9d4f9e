import { registerEnumType } from 'type-graphql';

/** Creates a GraphQL enum from names with their descriptions. */
export function enumOf<Name extends string>(
  name: string,
  description: string,
  values: Record<Name, string>,
) {
  const names = Object.keys(values) as Name[];
  const members = Object.fromEntries(names.map((each) => [each, each])) as { [Each in Name]: Each };
  describeEnum(members, name, description, values);
  return members;
}

/** Makes a GraphQL enum of one that the data model defines. */
export function describeEnum<Name extends string>(
  members: Record<Name, string>,
  name: string,
  description: string,
  values: Record<Name, string>,
): void {
  const described = Object.entries<string>(values).map(([value, text]) => [
    value,
    { description: text },
  ]);
  registerEnumType(members, {
    name,
    description,
    valuesConfig: Object.fromEntries(described) as Record<Name, { description: string }>,
  });
}
