import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/** A document that calls an operation as `field`, with the required arguments only. */
export function leastCall(type: string, field: GraphQLField<unknown, unknown>): string {
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const args = field.args
    .filter(isRequiredArgument)
    .map((arg) => `${arg.name}: ${sample(arg.type)}`);
  const list = args.length > 0 ? `(${args.join(', ')})` : '';
  return `${type.toLowerCase()} { field: ${field.name}${list} ${selection} }`;
}

/** A value of a type, in the syntax of a document. */
function sample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return '[]';
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${required.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')} }`;
  }
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (type.name === 'Int') return '1';
  if (type.name === 'Boolean') return 'true';
  if (type.name === 'LocalDate') return '"2026-11-21"';
  if (type.name === 'DateTime') return '"2026-11-21T00:00:00Z"';
  if (type.name === 'JSONObject') return '{}';
  return type.name === 'ID' ? '"1"' : '"sample"';
}
