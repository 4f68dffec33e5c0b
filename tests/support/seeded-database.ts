import { db } from "#lib/platform/db.ts";
import { stopJobs } from "#lib/services/jobs/index.ts";
import { seed } from "../../prisma/seed.ts";
import { useOwnDatabase } from "./own-database.ts";

/** Runs the tests of a file on a database of their own, with the countries in it, which is dropped after them. */
export function useSeededDatabase(): void {
  let drop: () => Promise<void>;
  beforeAll(async () => {
    drop = await useOwnDatabase();
    await seed(db());
  });
  afterAll(async () => {
    await stopJobs();
    await drop();
  });
}
