import { registerEnumType } from 'type-graphql';

/** Creates a GraphQL enum from names with their descriptions. */
export function enumOf<Name extends string>(
  name: string,
  description: string,
  values: Record<Name, string>,
) {
  const names = Object.keys(values) as Name[];
  const members = Object.fromEntries(names.map((each) => [each, each]));
  const valuesConfig: Record<string, { description: string }> = {};
  for (const each of names) valuesConfig[each] = { description: values[each] };
  registerEnumType(members, { name, description, valuesConfig });
  return members;
}
