import type { Described } from "./describe-statement.ts";
import type { Statement } from "./read-statements.ts";
import type { Kinds } from "./type-kinds.ts";

/** What a program may send for a PostgreSQL type, in addition to its own kind. */
const alsoSent: Readonly<Record<string, Kinds>> = {
  bigint: ["number"],
  Date: ["string"],
  json: ["string"],
  "Date[]": ["string[]"],
};

const words = (kinds: Kinds): string => kinds.join(" or ");
const withoutNull = (kinds: Kinds): Kinds => kinds.filter((kind) => kind !== "null");

function faultsOfRow(row: ReadonlyMap<string, Kinds>, columns: ReadonlyMap<string, string>): string[] {
  const read = [...row].flatMap(([name, kinds]) => {
    const kind = columns.get(name);
    if (kind === undefined) return `the code reads "${name}", which is not answered`;
    // A JSON value may be anything, so the code that reads it has to check.
    const said = withoutNull(kinds);
    return kind === "json" || (said.length > 0 && said.every((one) => one === kind))
      ? []
      : `"${name}" is answered as ${kind}, the code says ${words(kinds)}`;
  });
  const unread = [...columns.keys()].filter((name) => !row.has(name));
  return [...read, ...unread.map((name) => `"${name}" is answered, and the code says nothing of it`)];
}

function faultsOfParameters(given: readonly Kinds[], taken: readonly string[]): string[] {
  return given.flatMap((kinds, at) => {
    const kind = taken[at] ?? "nothing";
    const fitting = [kind, ...(alsoSent[kind] ?? [])];
    return withoutNull(kinds).every((one) => fitting.includes(one))
      ? []
      : `$${at + 1} takes ${kind}, the code gives ${words(kinds)}`;
  });
}

/** The differences between a statement and what the code expects of it, as sentences. */
export function compareStatement(
  { row, parameters }: Pick<Statement, "row" | "parameters">,
  described: Described,
  kinds: ReadonlyMap<number, string>,
): string[] {
  const kindOf = (type: number) => kinds.get(type) ?? `type ${type}`;
  const columns = new Map(described.columns.map(({ name, type }) => [name, kindOf(type)]));
  return [
    ...(columns.size < described.columns.length ? ["two columns have one name"] : []),
    ...(row ? faultsOfRow(row, columns) : []),
    ...faultsOfParameters(parameters, described.parameters.map(kindOf)),
  ];
}
