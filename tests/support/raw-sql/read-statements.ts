import { execFileSync } from "node:child_process";
import ts from "typescript";
import { inRoot } from "#lib/ops/paths.ts";
import { fieldsOf, kindsOf, type Kinds } from "./type-kinds.ts";
import { expandTemplate } from "./expand-template.ts";

/** One raw statement as the database is sent it. A statement with alternatives in it is read once for each. */
export type Statement = {
  /** Where it stands: "lib/leads/of-address.ts:41". */
  at: string;
  /** With $1, $2 … for what is filled in. */
  sql: string;
  parameters: readonly Kinds[];
  /** What the code says of each column; undefined where it reads none. */
  row: ReadonlyMap<string, Kinds> | undefined;
};

/** What is sent as it is found in a string: nothing could be said of it, so it is not used in the application. */
const unsafe = ["$queryRawUnsafe", "$executeRawUnsafe"];
const raw = ["$queryRaw", "$executeRaw"];

/** The sources of the application that speak raw SQL. */
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

/** The type of one row: of `$queryRaw<Row[]>` that is Row. */
function rowOf(checker: ts.TypeChecker, { typeArguments, tag }: ts.TaggedTemplateExpression) {
  const [node] = typeArguments ?? [];
  if (!node) return undefined;
  const type = checker.getTypeFromTypeNode(node);
  const row = checker.isArrayType(type) && checker.getTypeArguments(type as ts.TypeReference)[0];
  if (!row) throw new Error(`${tag.getText()} does not answer an array of rows`);
  return fieldsOf(checker, row, tag);
}

/**
 * Every raw statement in these files, with what the code says of its columns and parameters. Throws where one cannot be
 * read: then it is to be written so that it can.
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
