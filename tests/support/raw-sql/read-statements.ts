import { execFileSync } from "node:child_process";
import ts from "typescript";
import { inRoot } from "#lib/ops/paths.ts";
import { fieldsOf, kindsOf, type Kinds } from "./type-kinds.ts";
import { expandTemplate } from "./expand-template.ts";

/** One raw statement as the database receives it. A statement with alternatives in it is read once for each. */
export type Statement = {
  /** Its file and line: "lib/domains/leads/of-address.ts:41". */
  at: string;
  /** With $1, $2 … for interpolated values. */
  sql: string;
  parameters: readonly Kinds[];
  /** What the code expects of each column; undefined if it reads none. */
  row: ReadonlyMap<string, Kinds> | undefined;
};

/** These send a string as it is, about which nothing can be checked, so the application does not use them. */
const unsafe = ["$queryRawUnsafe", "$executeRawUnsafe"];
const raw = ["$queryRaw", "$executeRaw"];

/** The sources of the application that contain raw SQL. */
export function listSources(): string[] {
  const places = ["lib", "app", "components", "prisma", "middleware.ts", "instrumentation.ts"];
  const found = execFileSync(
    "git",
    ["grep", "-lE", "--untracked", "\\$(query|execute)Raw", "--", ...places],
    {
      cwd: inRoot("."),
      encoding: "utf8",
    },
  );
  return found.split("\n").filter((file) => /\.tsx?$/.test(file) && !file.startsWith("lib/generated/"));
}

function createProgram(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(inRoot("tsconfig.json"), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, incremental: false, plugins: [] },
    inRoot("."),
  );
  return ts.createProgram(
    files.map((file) => inRoot(file)),
    options,
  );
}

/** The type of one row: for `$queryRaw<Row[]>` it is Row. */
function rowOf(checker: ts.TypeChecker, { typeArguments, tag }: ts.TaggedTemplateExpression) {
  const [node] = typeArguments ?? [];
  if (!node) return undefined;
  const type = checker.getTypeFromTypeNode(node);
  const row = checker.isArrayType(type) && checker.getTypeArguments(type as ts.TypeReference)[0];
  if (!row) throw new Error(`${tag.getText()} does not answer an array of rows`);
  return fieldsOf(checker, row, tag);
}

/**
 * Every raw statement in these files, with what the code expects of its columns and parameters. Throws for one that
 * cannot be read; it must then be rewritten so that it can be.
 */
export function readStatements(files: readonly string[]): Statement[] {
  const program = createProgram(files);
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(inRoot(file));
    if (!source) throw new Error(`${file} cannot be read`);
    const statements: Statement[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && [...raw, ...unsafe].includes(node.text)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        const at = `${file}:${line + 1}`;
        const template = node.parent.parent;
        if (
          !raw.includes(node.text) ||
          !ts.isTaggedTemplateExpression(template) ||
          template.tag !== node.parent
        )
          throw new Error(`${at}: ${node.text} is not a template that can be read`);
        const row = rowOf(checker, template);
        for (const { sql, filled } of expandTemplate(checker, template.template)) {
          const parameters = filled.map((given) => kindsOf(checker, checker.getTypeAtLocation(given), given));
          statements.push({ at, sql, parameters, row });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return statements;
  });
}
