import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { diffSchemas, migratedSchemaFile, schemaFile } from "../local/migrate.ts";
import { inRoot } from "../paths.ts";
import { startPostgres } from "../local/postgres.ts";
import { Refusal, endWith } from "../say.ts";

/** `npm run migration -- add-ratings`: writes the migration that updates the database to prisma/schema.prisma. */
async function main(): Promise<void> {
  const name = process.argv[2];
  if (!name || !/^[a-z0-9-]+$/.test(name)) {
    throw new Refusal("Name the migration in lower case: npm run migration -- add-ratings");
  }
  const [before, after] = await Promise.all([
    readFile(migratedSchemaFile, "utf8"),
    readFile(schemaFile, "utf8"),
  ]);
  const database = await startPostgres(`migration-${process.pid}`, { throwaway: true });
  const sql = await diffSchemas(database.url, before, after).finally(database.stop);
  if (!sql) throw new Refusal("The migrations already lead to prisma/schema.prisma.");
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = inRoot("prisma/migrations", `${stamp}_${name.replaceAll("-", "_")}`);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/migration.sql`, sql);
  await copyFile(schemaFile, migratedSchemaFile);
  console.log(`Wrote ${folder}/migration.sql. Read it before you commit it.`);
}

main().then(() => process.exit(0), endWith);
