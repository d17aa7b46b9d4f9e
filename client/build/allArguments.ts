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
  type SelectionNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';

/**
 * Expands `@allArguments`: a field with it gets each argument that it does not name from a variable of that name. So no
 * document names an argument twice.
 */
export const withAllArguments = (schema: GraphQLSchema, document: DocumentNode): DocumentNode =>
  visit(document, {
    OperationDefinition(operation) {
      const known = schema.getRootType(operation.operation)?.getFields() ?? {};
      const variables = new Map(
        operation.variableDefinitions?.map((each) => [each.variable.name.value, each]),
      );
      const expanded = (field: SelectionNode): SelectionNode => {
        const directives = field.directives?.filter(({ name }) => name.value !== 'allArguments');
        if (field.kind !== Kind.FIELD || directives?.length === field.directives?.length)
          return field;
        const named = new Set(field.arguments?.map(({ name }) => name.value));
        const added = known[field.name.value]?.args.filter(({ name }) => !named.has(name)) ?? [];
        for (const each of added)
          if (!variables.has(each.name)) variables.set(each.name, variableOf(each));
        const all = [...(field.arguments ?? []), ...added.map(argumentOf)];
        return { ...field, directives: directives ?? [], arguments: all };
      };
      const selections = operation.selectionSet.selections.map(expanded);
      return {
        ...operation,
        variableDefinitions: [...variables.values()],
        selectionSet: { ...operation.selectionSet, selections },
      };
    },
    Directive({ name }) {
      // The server does not know it.
      if (name.value === 'allArguments') throw new Error('@allArguments is for root fields only');
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
