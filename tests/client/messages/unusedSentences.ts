import ts from 'typescript';

/**
 * Finds the keys of catalogues that nothing reads, by the types of the code that reads. If an object
 * is passed on or read by a computed key, all its keys count as read; so do the fields of a form
 * (`formMessages`), which are read by their names.
 * @param isCatalogue tells catalogues by their files, within which reading does not count
 * @returns such as `about.ts: whatWeDo.items`
 */
export function unusedSentences(
  program: ts.Program,
  isCatalogue: (file: string) => boolean,
): string[] {
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => !/node_modules/.test(fileName));
  const used = new Set<ts.Node>();
  const usedWhole = new Set<ts.Type>();

  const markSymbol = (symbol: ts.Symbol | undefined) => {
    for (const each of symbol?.declarations ?? []) {
      if (isCatalogue(each.getSourceFile().fileName)) used.add(each);
    }
  };
  const markAll = (type: ts.Type) => {
    if (usedWhole.has(type)) return;
    usedWhole.add(type);
    for (const property of type.getProperties()) {
      const { fileName = '' } = property.declarations?.[0]?.getSourceFile() ?? {};
      if (!isCatalogue(fileName)) continue;
      markSymbol(property);
      markAll(checker.getTypeOfSymbol(property));
    }
  };

  /** Whether an expression is a catalogue that is imported to be a part of another one. */
  const isPart = ({ parent }: ts.Node) => {
    const value = checker.getShorthandAssignmentValueSymbol(parent);
    return value !== undefined && (value.flags & ts.SymbolFlags.Alias) !== 0;
  };

  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isRegistration(node)) return;
    if (ts.isPropertyAccessExpression(node)) markSymbol(checker.getSymbolAtLocation(node.name));
    if (ts.isObjectBindingPattern(node)) {
      const type = checker.getTypeAtLocation(node);
      for (const { propertyName, name } of node.elements) {
        markSymbol(type.getProperty((propertyName ?? name).getText()));
      }
    }
    if (ts.isExpression(node) && isHandedOn(node) && !isPart(node)) {
      markAll(checker.getTypeAtLocation(node));
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) {
    if (!isCatalogue(source.fileName) && /messages/i.test(source.text)) visit(source);
  }

  return sources
    .filter(({ fileName }) => isCatalogue(fileName))
    .flatMap((source) =>
      sentencesIn(source)
        .filter(({ node }) => !used.has(node))
        .map(({ path }) => `${source.fileName.replace(/.*\/messages\/\w+\//, '')}: ${path}`),
    );
}

/** Whether the whole value of an expression is passed on, instead of being read at once. */
function isHandedOn(node: ts.Expression): boolean {
  if (
    !ts.isIdentifier(node) &&
    !ts.isPropertyAccessExpression(node) &&
    !ts.isCallExpression(node)
  ) {
    return false;
  }
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return false;
  if (ts.isElementAccessExpression(parent)) return parent.expression === node;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node && Boolean(parent.type);
  if (ts.isCallExpression(parent)) return parent.expression !== node;
  return (
    ts.isJsxExpression(parent) ||
    ts.isJsxSpreadAttribute(parent) ||
    ts.isSpreadAssignment(parent) ||
    ts.isSpreadElement(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    (ts.isArrowFunction(parent) && parent.body === node)
  );
}

/** Whether a call makes a catalogue known, with those of other languages, and reads none of its sentences. */
const isRegistration = ({ expression }: ts.CallExpression) =>
  ['createMessages', 'publicCatalogue'].includes(expression.getText());

/** Whether a call makes a sentence with places. */
const isSentence = ({ expression }: ts.CallExpression) => expression.getText() === 'sentence';

interface Key {
  node: ts.Node;
  path: string;
}

/** The keys of the exported catalogues that hold no others. */
function sentencesIn(source: ts.SourceFile): Key[] {
  const keysOf = (value: ts.Expression, node: ts.Node, path: string): Key[] => {
    if (ts.isSatisfiesExpression(value)) return keysOf(value.expression, node, path);
    if (ts.isCallExpression(value) && isSentence(value)) return [{ node, path }];
    if (ts.isCallExpression(value) || ts.isIdentifier(value)) return [];
    if (!ts.isObjectLiteralExpression(value)) return path ? [{ node, path }] : [];
    return value.properties.flatMap((property) => {
      const key = [path, property.name?.getText()].filter(Boolean).join('.');
      if (ts.isMethodDeclaration(property)) return [{ node: property, path: key }];
      if (!ts.isPropertyAssignment(property)) return [];
      return keysOf(property.initializer, property, key);
    });
  };
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ modifiers, declarationList }) =>
      modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
        ? declarationList.declarations.flatMap(({ type, initializer }) =>
            // Catalogues by code are typed by the codes.
            initializer && !type ? keysOf(initializer, initializer, '') : [],
          )
        : [],
    );
}
