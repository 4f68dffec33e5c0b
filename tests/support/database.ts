import pg from "pg";
import { required } from "./required.ts";

/** Opens a connection to the test database for `work`, and closes it after. */
export async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = required("TEST_DATABASE_URL");
  const { hostname } = new URL(url);
  if (hostname !== "127.0.0.1" && hostname !== "localhost")
    throw new Error("Tests ask only a database on this machine.");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Asks the test database; opens and closes its own connection. */
export const ask = <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  withClient(async (client) => (await client.query<Row>(sql, values)).rows);
