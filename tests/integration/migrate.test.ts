import { readFile } from "node:fs/promises";
import pg from "pg";
import { diffSchemas, migrate, migratedSchemaFile, schemaFile } from "#lib/ops/local/migrate.ts";
import { startPostgres } from "#lib/ops/local/postgres.ts";

/** All parts of a schema, as PostgreSQL reports them. */
const shape = `
  select 'column ' || table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' ' || coalesce(column_default, '') as part
    from information_schema.columns where table_schema = 'public' and table_name <> '_prisma_migrations'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public' and tablename <> '_prisma_migrations'
  union all select 'constraint ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> coalesce(to_regclass('public._prisma_migrations'), 0)
  order by 1`;

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** What migrations add that Prisma's schema cannot express. */
const beside =
  /leads_contact_email_lower_idx|ratings_(?:score|comment)_check|cases_of_one|audit_events_reference_idx|caseworker_keys_(?:counting|waiting)_key|fact_edits_(?:one_approved|second_person)|site_notices_(?:one_at_a_time|span)|navigator_modes_known|submissions_one_application|webhooks_off/;

test("migrations lead exactly to prisma/schema.prisma, apply once, and are recorded as Prisma records them", async () => {
  const schema = await readFile(schemaFile, "utf8");
  const database = await startPostgres(`migrate-${process.pid}`, { throwaway: true });
  try {
    expect(await diffSchemas(database.url, await readFile(migratedSchemaFile, "utf8"), schema)).toBe("");
    const both = await Promise.all([migrate(database.url), migrate(database.url)]);
    expect(both.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await migrate(database.url)).toEqual([]);

    await ask(database.url, "create database by_schema");
    const bySchema = database.url.replace(/\/[^/]*$/, "/by_schema");
    await ask(bySchema, await diffSchemas(database.url, undefined, schema));
    const migrated = (await ask(database.url, shape)).filter(({ part }) => !beside.test(String(part)));
    expect(migrated).toEqual(await ask(bySchema, shape));

    const records = await ask(database.url, "select * from _prisma_migrations order by started_at");
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) {
      expect(record).toMatchObject({
        checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
        finished_at: expect.any(Date),
        rolled_back_at: null,
        applied_steps_count: 1,
      });
    }
  } finally {
    await database.stop();
  }
});
