import { listCountries } from "#lib/data/countries/record/index.ts";
import type { PrismaClient } from "../lib/generated/prisma/client.ts";

/**
 * Brings the countries table to what lib/data/countries says, in one statement. Safe to run at any time and twice at
 * once; rows that are already right are left alone. Answers how many rows it wrote.
 */
export async function seed(db: Pick<PrismaClient, "$executeRaw">): Promise<number> {
  const rows = JSON.stringify(
    listCountries().map(({ slug, iso2, name, region }) => ({ slug, iso2, name, region })),
  );
  return db.$executeRaw`
    INSERT INTO countries AS held (slug, iso2, name, region)
    SELECT slug, iso2, name, region
    FROM jsonb_to_recordset(${rows}::jsonb) AS given (slug text, iso2 char(2), name text, region text)
    ORDER BY slug
    ON CONFLICT (slug) DO UPDATE
    SET iso2 = EXCLUDED.iso2, name = EXCLUDED.name, region = EXCLUDED.region
    WHERE (held.iso2, held.name, held.region) IS DISTINCT FROM (EXCLUDED.iso2, EXCLUDED.name, EXCLUDED.region)`;
}
