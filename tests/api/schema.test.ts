import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildSchema } from '../../api/schema.ts';

function undescribed(type: GraphQLNamedType): string[] {
  const missing = type.description ? [] : [type.name];
  if (isEnumType(type)) {
    const values = type.getValues().filter((value) => !value.description);
    return [...missing, ...values.map((value) => `${type.name}.${value.name}`)];
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => !field.description);
    return [...missing, ...fields.map((field) => `${type.name}.${field.name}`)];
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      if (!field.description) missing.push(`${type.name}.${field.name}`);
      const bare = field.args.filter((argument) => !argument.description);
      missing.push(...bare.map((argument) => `${type.name}.${field.name}(${argument.name})`));
    }
  }
  return missing;
}

describe('the schema', () => {
  it('describes every type, field, argument and enum value', () => {
    const roots = ['Query', 'Mutation'];
    const types = Object.values(buildSchema().getTypeMap()).filter(
      ({ name }) => !name.startsWith('__'),
    );
    const missing = types.flatMap(undescribed).filter((name) => !roots.includes(name));
    expect(missing).toEqual([]);
  });
});
