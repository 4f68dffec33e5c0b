import pg from "pg";
import type { Statement } from "./read-statements.ts";
import type { Kinds } from "./type-kinds.ts";

type Described = {
  /** The types of the parameters, by their OID in pg_type. */
  parameters: readonly number[];
  columns: readonly { name: string; type: number }[];
};

type Settle = { resolve: (described: Described) => void; reject: (refusal: Error) => void };

/** Makes PostgreSQL prepare a statement and describe its parameters and columns. Nothing is run. */
class Description implements pg.Submittable {
  readonly #sql: string;
  readonly #settle: Settle;
  #described: Described = { parameters: [], columns: [] };
  constructor(sql: string, settle: Settle) {
    this.#sql = sql;
    this.#settle = settle;
  }

  readonly #take = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
    this.#described = { ...this.#described, parameters: dataTypeIDs };
  };
  #connection: pg.Connection | undefined;

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.on("parameterDescription", this.#take);
    connection.parse({ name: "", text: this.#sql, types: [] }, true);
    connection.describe({ type: "S", name: "" }, true);
    connection.sync();
  }
  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
    this.#described = { ...this.#described, columns };
  }
  handleReadyForQuery(): void {
    this.#connection?.off("parameterDescription", this.#take);
    this.#settle.resolve(this.#described);
  }
  handleError(error: Error): void {
    this.#connection?.off("parameterDescription", this.#take);
    this.#settle.reject(error);
  }
}

/**
 * The parameters and columns of a statement, as PostgreSQL describes them; rejects with its message if the statement
 * cannot be prepared.
 */
export function describeStatement(client: pg.Client, sql: string): Promise<Described> {
  return new Promise((resolve, reject) => client.query(new Description(sql, { resolve, reject })));
}

/** The JavaScript type that Prisma returns for a PostgreSQL type in a raw query. */
const kindsByType: Readonly<Record<string, string>> = {
  int2: "number",
  int4: "number",
  float4: "number",
  float8: "number",
  int8: "bigint",
  numeric: "Decimal",
  bool: "boolean",
  timestamptz: "Date",
  timestamp: "Date",
  date: "Date",
  json: "json",
  jsonb: "json",
  bytea: "bytes",
};

/** The kind of each type of this database, by its OID: "string", "Date", "number[]" … */
export async function readKinds(client: pg.Client): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{
    oid: number;
    name: string;
    element: string | null;
    is_text: boolean;
  }>(
    `select t.oid::int, t.typname as name, e.typname as element,
       t.typcategory in ('S', 'E') or t.typname in ('uuid', 'unknown') as is_text
     from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'`,
  );
  const texts = new Set(rows.filter(({ is_text }) => is_text).map(({ name }) => name));
  const kindOf = (name: string) =>
    kindsByType[name] ?? (texts.has(name) ? "string" : `${name} of PostgreSQL`);
  return new Map(
    rows.map(({ oid, name, element }) => [oid, element ? `${kindOf(element)}[]` : kindOf(name)]),
  );
}

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
    const stated = withoutNull(kinds);
    return kind === "json" || (stated.length > 0 && stated.every((one) => one === kind))
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
