import {
  type ArgumentNode,
  type DocumentNode,
  getNullableType,
  type GraphQLArgument,
  type GraphQLSchema,
  isRequiredArgument,
  Kind,
  type NameNode,
  parseType,
  type VariableDefinitionNode,
  visit,
} from 'graphql';

/**
 * Gives operations with `@allArguments` a variable for each argument of their field, and passes them. So a form names
 * the arguments of its mutation neither twice nor once.
 */
export const withAllArguments = (schema: GraphQLSchema, document: DocumentNode): DocumentNode =>
  visit(document, {
    OperationDefinition(operation) {
      const others = operation.directives?.filter(({ name }) => name.value !== 'allArguments');
      if (others?.length === operation.directives?.length) return undefined;
      const { selectionSet } = operation;
      const [field] = selectionSet.selections;
      const name = field?.kind === Kind.FIELD ? field.name.value : '';
      const found = schema.getRootType(operation.operation)?.getFields()[name];
      if (!field || !found)
        throw new Error(`The schema has no field ${name} to take arguments of.`);
      return {
        ...operation,
        directives: others ?? [],
        variableDefinitions: found.args.map(variableOf),
        selectionSet: {
          ...selectionSet,
          selections: [{ ...field, arguments: found.args.map(argumentOf) }],
        },
      };
    },
  });

const nameOf = ({ name }: GraphQLArgument): NameNode => ({ kind: Kind.NAME, value: name });

const referenceTo = (argument: GraphQLArgument) =>
  ({ kind: Kind.VARIABLE, name: nameOf(argument) }) as const;

/** An argument with a default value may be left out. */
const variableOf = (argument: GraphQLArgument): VariableDefinitionNode => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: referenceTo(argument),
  type: parseType(
    String(isRequiredArgument(argument) ? argument.type : getNullableType(argument.type)),
  ),
});

const argumentOf = (argument: GraphQLArgument): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: nameOf(argument),
  value: referenceTo(argument),
});
