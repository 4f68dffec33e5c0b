import ts from "typescript";

/** Text of a statement, or an interpolated expression. */
type Piece = string | ts.Expression;
type Expanded = { sql: string; filled: readonly ts.Expression[] };

/** Which of its alternatives each expression with more than one represents. */
type Chosen = ReadonlyMap<ts.Node, ts.Expression>;

/** Thrown for an expression without a chosen alternative; the caller then reads the statement once with each. */
class Choice extends Error {
  readonly node: ts.Node;
  readonly alternatives: readonly ts.Expression[];
  constructor(node: ts.Node, alternatives: readonly ts.Expression[]) {
    super("an alternative is to be chosen");
    this.node = node;
    this.alternatives = alternatives;
  }
}

/** Whether an expression is a piece of a statement (`Prisma.sql`, `Prisma.empty`) and not an interpolated value. */
export function isSql(checker: ts.TypeChecker, expression: ts.Expression): boolean {
  const type = checker.getTypeAtLocation(expression);
  return (type.isUnion() ? type.types : [type]).some((one) => one.getSymbol()?.name === "Sql");
}

const bare = (expression: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(expression) ||
  ts.isAsExpression(expression) ||
  ts.isSatisfiesExpression(expression)
    ? bare(expression.expression)
    : expression;

/** Reads the pieces of statements that the code combines, without running it. */
class Reader {
  readonly #checker: ts.TypeChecker;
  readonly #chosen: Chosen;
  constructor(checker: ts.TypeChecker, chosen: Chosen) {
    this.#checker = checker;
    this.#chosen = chosen;
  }

  template(template: ts.TemplateLiteral): Piece[] {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text];
    return [
      template.head.text,
      ...template.templateSpans.flatMap(({ expression, literal }) => [
        ...(isSql(this.#checker, expression) ? this.#sql(expression) : [expression]),
        literal.text,
      ]),
    ];
  }

  #sql(given: ts.Expression): Piece[] {
    const expression = this.#settle(bare(given));
    const text = expression.getText();
    if (ts.isTaggedTemplateExpression(expression) && expression.tag.getText() === "Prisma.sql")
      return this.template(expression.template);
    if (text === "Prisma.empty") return [];
    if (ts.isCallExpression(expression)) return this.#call(expression);
    if (ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression))
      return this.#sql(this.#valueOf(expression));
    if (
      ts.isBinaryExpression(expression) &&
      expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    )
      return this.#sql(expression.right);
    throw new Error(`no piece of a statement that can be read: ${text}`);
  }

  /** A function that returns one expression, or `Prisma.raw` of a comment. */
  #call(call: ts.CallExpression): Piece[] {
    if (call.expression.getText() === "Prisma.raw") {
      const text = call.arguments[0]?.getText() ?? "";
      if (/^`\/\*[^*]*\*\/`$/.test(text)) return [];
      throw new Error(`only a comment may be put in as it is: ${text}`);
    }
    const made = ts.isIdentifier(call.expression) ? this.#valueOf(call.expression) : call.expression;
    if (ts.isArrowFunction(made) && !ts.isBlock(made.body)) return this.#sql(made.body);
    throw new Error(`no function whose answer can be read: ${call.getText()}`);
  }

  /** The chosen alternative, if there are several. */
  #settle(expression: ts.Expression): ts.Expression {
    const chosen = this.#chosen.get(expression);
    if (chosen) return this.#settle(bare(chosen));
    if (ts.isConditionalExpression(expression))
      throw new Choice(expression, [expression.whenTrue, expression.whenFalse]);
    if (ts.isElementAccessExpression(expression)) {
      const table = this.#settle(bare(this.#valueOf(expression.expression)));
      if (!ts.isObjectLiteralExpression(table)) throw new Error(`no table: ${expression.getText()}`);
      throw new Choice(
        expression,
        table.properties.flatMap((row) => (ts.isPropertyAssignment(row) ? [row.initializer] : [])),
      );
    }
    return expression;
  }

  /** The expression that a name refers to. */
  #valueOf(expression: ts.Expression): ts.Expression {
    if (ts.isPropertyAccessExpression(expression))
      return this.#fieldOf(this.#valueOf(expression.expression), expression.name.text);
    const found = this.#checker.getSymbolAtLocation(expression);
    const symbol =
      found && found.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(found) : found;
    const declaration = symbol?.valueDeclaration;
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer)
      return bare(declaration.initializer);
    if (declaration && ts.isBindingElement(declaration)) {
      const whole = declaration.parent.parent;
      if (ts.isVariableDeclaration(whole) && whole.initializer)
        return this.#fieldOf(
          bare(whole.initializer),
          (declaration.propertyName ?? declaration.name).getText(),
        );
    }
    throw new Error(`it cannot be read what ${expression.getText()} stands for`);
  }

  #fieldOf(given: ts.Expression, name: string): ts.Expression {
    const whole = this.#settle(given);
    const field =
      ts.isObjectLiteralExpression(whole) &&
      whole.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name);
    if (field && ts.isPropertyAssignment(field)) return bare(field.initializer);
    throw new Error(`no field ${name} can be read of ${given.getText()}`);
  }
}

function number(pieces: readonly Piece[]): Expanded {
  const filled = pieces.filter((piece) => typeof piece !== "string");
  let next = 0;
  return {
    sql: pieces.map((piece) => (typeof piece === "string" ? piece : `$${(next += 1)}`)).join(""),
    filled,
  };
}

/** The statements that a template can become: one, or one for each alternative in it. */
export function expandTemplate(
  checker: ts.TypeChecker,
  template: ts.TemplateLiteral,
  chosen: Chosen = new Map(),
): Expanded[] {
  try {
    return [number(new Reader(checker, chosen).template(template))];
  } catch (thrown) {
    if (!(thrown instanceof Choice)) throw thrown;
    const { node, alternatives } = thrown;
    return alternatives.flatMap((one) =>
      expandTemplate(checker, template, new Map([...chosen, [node, one]])),
    );
  }
}
