import { readFile, readdir } from "node:fs/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { inRoot } from "../paths.ts";
import { step } from "../say.ts";

const migrationsFolder = inRoot("prisma/migrations");
const schemaPath = "prisma/schema.prisma";
const noFilter = { externalTables: [], externalEnums: [] };

/** Any number that no other module uses: instances that start at the same time apply migrations one after the other. */
const migrationLock = 7_205_411;

type EngineParts = {
  SchemaEngine: typeof SchemaEngine;
  __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
} & WebAssembly.ModuleImports;

/** Loads the engine once: its glue code has one WebAssembly instance for the whole process. */
async function loadEngine(): Promise<EngineParts> {
  // The package's entry imports its .wasm as a module, which Node does not support, so it is loaded by hand.
  const home = new URL("./", import.meta.resolve("@prisma/schema-engine-wasm"));
  const parts = (await import(new URL("schema_engine_bg.js", home).href)) as EngineParts;
  const bytes = await readFile(new URL("schema_engine_bg.wasm", home));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": parts });
  parts.__wbg_set_wasm(instance.exports);
  const begin = instance.exports["__wbindgen_start"];
  if (typeof begin === "function") begin();
  return parts;
}

/**
 * Sends a migration unchanged in one message, which PostgreSQL runs completely or not at all. The adapter would split
 * it at each semicolon, including those inside functions.
 */
class WholeScripts extends PrismaPg {
  override async connect(): ReturnType<PrismaPg["connect"]> {
    const adapter = await super.connect();
    adapter.executeScript = async (sql) => {
      await adapter.executeRaw({ sql, args: [], argTypes: [] });
    };
    return adapter;
  }
}

let loaded: Promise<EngineParts> | undefined;

async function openEngine(url: string): Promise<SchemaEngine> {
  const { SchemaEngine } = await (loaded ??= loadEngine());
  // The engine's lock lasts as long as its connection: a pool that kept it idle would delay the next migration.
  const adapter = bindMigrationAwareSqlAdapterFactory(
    new WholeScripts({ connectionString: url, idleTimeoutMillis: 50 }),
  );
  const schema = await readFile(inRoot(schemaPath), "utf8");
  return SchemaEngine.new({ datamodels: [[schemaPath, schema]] }, () => undefined, adapter);
}

async function listMigrations(folder: string): Promise<MigrationList> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const directories = names.sort().map(async (name) => ({
    path: name,
    migrationFile: {
      path: "migration.sql",
      content: {
        tag: "ok" as const,
        value: await readFile(`${folder}/${name}/migration.sql`, "utf8"),
      },
    },
  }));
  const lockfile = {
    path: "migration_lock.toml",
    content: await readFile(`${folder}/migration_lock.toml`, "utf8"),
  };
  return {
    baseDir: folder,
    lockfile,
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(directories),
  };
}

/**
 * Applies the pending migrations of prisma/migrations (or of another `folder`) in process, and updates
 * `_prisma_migrations` as Prisma's `migrate deploy` does. Idempotent, and safe to run from several instances at once.
 * Returns the names applied.
 */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<string[]> {
  const guard = new pg.Client({ connectionString: url });
  await guard.connect();
  try {
    await guard.query("select pg_advisory_lock($1)", [migrationLock]);
    const engine = await openEngine(url);
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await listMigrations(folder),
      filters: noFilter,
    });
    return appliedMigrationNames;
  } finally {
    await guard.end();
  }
}

/**
 * The SQL that migrates from one Prisma schema to another, or from an empty database if `from` is undefined. `url` is
 * any database: the engine requires a connection, but cannot read a schema through the adapter. For that reason the
 * schema that the migrations lead to is stored beside them (`migratedSchemaFile`).
 */
export async function diffSchemas(url: string, from: string | undefined, to: string): Promise<string> {
  const engine = await openEngine(url);
  const model = (content: string) => ({
    tag: "schemaDatamodel" as const,
    files: [{ path: schemaPath, content }],
  });
  const { stdout } = await engine.diff({
    from: from === undefined ? { tag: "empty" } : model(from),
    to: model(to),
    script: true,
    exitCode: null,
    filters: noFilter,
  });
  const isEmpty = !/^\s*(?!--)\S/m.test(stdout ?? "");
  return isEmpty ? "" : (stdout ?? "");
}

/** The schema that prisma/migrations lead to; written with each migration. */
export const migratedSchemaFile = inRoot("prisma/migrations/schema.prisma");
export const schemaFile = inRoot(schemaPath);

/** Migrates a database to the current schema and seeds the countries. Prisma's client must be generated before. */
export async function prepareDatabase(url: string): Promise<void> {
  await step("Applying migrations", () => migrate(url));
  await step("Seeding", async () => {
    const [{ PrismaClient }, { seed }] = await Promise.all([
      import("#lib/generated/prisma/client.ts"),
      import("../../../prisma/seed.ts"),
    ]);
    const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
    try {
      await seed(client);
    } finally {
      await client.$disconnect();
    }
  });
}
