import pg from "pg";
import { required } from "./required.ts";

/** Asks the test database; opens and closes its own connection. */
export async function ask<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const url = required("TEST_DATABASE_URL");
  const { hostname } = new URL(url);
  if (hostname !== "127.0.0.1" && hostname !== "localhost")
    throw new Error("Tests ask only a database on this machine.");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
