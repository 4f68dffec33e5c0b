import pg from "pg";
import { compareStatement, describeStatement, readKinds } from "#tests/support/raw-sql/compare-statement.ts";
import { listSources, readStatements, type Statement } from "#tests/support/raw-sql/read-statements.ts";
import { required } from "#tests/support/required.ts";

const client = new pg.Client({ connectionString: required("TEST_DATABASE_URL") });
beforeAll(() => client.connect());
afterAll(() => client.end());

/** What is wrong with each of these statements. If PostgreSQL rejects one, this is its message. */
async function findFaults(statements: readonly Statement[]): Promise<string[]> {
  const kinds = await readKinds(client);
  const faults: string[] = [];
  for (const statement of statements) {
    const found = await describeStatement(client, statement.sql).then(
      (described) => compareStatement(statement, described, kinds),
      (refusal: Error) => [refusal.message],
    );
    faults.push(...found.map((fault) => `${statement.at}: ${fault}`));
  }
  return faults;
}

test("every raw statement fits the migrated database, and its rows and parameters what the code says of them", async () => {
  const sources = listSources();
  const statements = readStatements(sources);
  // A file that mentions raw SQL and has no statement of its own would be one that is misread.
  const seen = new Set(statements.map(({ at }) => at.split(":")[0]));
  const silent = sources.filter((file) => !seen.has(file));
  expect(silent).toEqual(["lib/platform/db.ts"]); // its comment shows where `planned` goes
  expect(statements.length).toBeGreaterThan(50);
  expect(await findFaults(statements)).toEqual([]);
});

test("a renamed column, a wrong kind of column or parameter, and a statement that fails in one case are found", async () => {
  const faults = await findFaults(readStatements(["tests/support/raw-sql/wrong-statements.ts"]));
  expect(faults.map((fault) => fault.replace(/^.*?:\d+: /, ""))).toEqual([
    'the code reads "filedAt", which is not answered',
    '"filed_at" is answered, and the code says nothing of it',
    '"filedAt" is answered as string, the code says Date',
    '"count" is answered as bigint, the code says number',
    'column "no_such_column" of relation "leads" does not exist',
    "$1 takes Date, the code gives number",
    'column "filled_at" does not exist',
  ]);
});
