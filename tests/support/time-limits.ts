import ts from "typescript";

const clock = /^(?:Date|performance)\.now$|^process\.(?:hrtime(?:\.bigint)?|uptime)$/;
const comparison = /^toBe(?:Less|Greater)Than(?:OrEqual)?$/;
/** A limit that only ends what hangs is at least this long. */
const shortestLimitMs = 5_000;

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

/** Whether any part of what a node evaluates to matches; for a function, any part of what it returns. */
function someOf(node: ts.Node, isSo: (part: ts.Node) => boolean): boolean {
  if (isSo(node)) return true;
  if (isFunction(node) && node.body && ts.isBlock(node.body))
    return returnsOf(node.body).some((one) => someOf(one, isSo));
  return ts.forEachChild(node, (part) => someOf(part, isSo) || undefined) ?? false;
}

function returnsOf(node: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = [];
  ts.forEachChild(node, (part) => {
    if (ts.isReturnStatement(part) && part.expression) found.push(part.expression);
    else if (!isFunction(part)) found.push(...returnsOf(part));
  });
  return found;
}

const readsClock = (node: ts.Node): boolean =>
  someOf(node, (part) => ts.isCallExpression(part) && clock.test(part.expression.getText()));

const isElapsed = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.MinusToken && readsClock(node);

const isNumber = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(node) ||
  (ts.isParenthesizedExpression(node) && isNumber(node.expression)) ||
  (ts.isBinaryExpression(node) && isNumber(node.left) && isNumber(node.right));

/** The name at the start of `times`, `times[kind]` or `times.of`. */
function rootOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
    ? rootOf(node.expression)
    : undefined;
}

/** The name that a node assigns, and the value it assigns. */
function namedBy(node: ts.Node): [name: string | undefined, value: ts.Node | undefined] {
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) return [node.name.text, node.initializer];
  if (ts.isFunctionDeclaration(node)) return [node.name?.text, node];
  if (ts.isPropertyAssignment(node)) return [node.name.getText(), node.initializer];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return [rootOf(node.left), node.right];
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === "push"
  )
    return [rootOf(node.expression.expression), node.arguments[0]];
  return [undefined, undefined];
}

function nodesOf(tree: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return nodes;
}

/**
 * The places where a test depends on the speed of the machine: where it compares an elapsed time with a number, or uses
 * a timeout shorter than a busy machine may need. Returns their source lines.
 */
export function findTimeLimits(source: string, file: string): string[] {
  if (!/\bnow\(\)|hrtime|uptime|\btimeout:/.test(source)) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const nodes = nodesOf(tree);
  const [times, numbers] = [new Set<string>(), new Set<string>()];
  const isTime = (node: ts.Node) => isElapsed(node) || (ts.isIdentifier(node) && times.has(node.text));
  for (let known = -1; known < times.size;) {
    known = times.size;
    for (const node of nodes) {
      const [name, value] = namedBy(node);
      if (name && value && someOf(value, isTime)) times.add(name);
      if (name && value && ts.isExpression(value) && isNumber(value)) numbers.add(name);
    }
  }
  const isLimit = (node: ts.Expression) =>
    isNumber(node) || (ts.isIdentifier(node) && numbers.has(node.text));
  return nodes.flatMap((node) => {
    const isShort =
      ts.isPropertyAssignment(node) &&
      node.name.getText() === "timeout" &&
      ts.isNumericLiteral(node.initializer) &&
      Number(node.initializer.text) < shortestLimitMs;
    if (!isShort && !isComparison(node)) return [];
    return [`${file}:${tree.getLineAndCharacterOfPosition(node.getEnd()).line + 1}`];
  });

  function isComparison(node: ts.Node): boolean {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
    const [limit] = node.arguments;
    const { name, expression } = node.expression;
    return comparison.test(name.text) && limit !== undefined && isLimit(limit) && someOf(expression, isTime);
  }
}
