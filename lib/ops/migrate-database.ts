import { env } from "../env.ts";
import { generateClient } from "./build.ts";
import { migrate } from "./migrate.ts";
import { Refusal, endWith, step } from "./say.ts";

/** `npm run migrate`: brings the database of DATABASE_URL to the present schema and seeds the countries. */
async function main(): Promise<void> {
  const url = env.DATABASE_URL;
  if (!url) throw new Refusal("Set DATABASE_URL to the database to migrate.");
  await generateClient();
  const applied = await step("Applying migrations", () => migrate(url));
  const { seed } = await import("../../prisma/seed.ts");
  await step("Seeding", seed);
  console.log(applied.length > 0 ? `Applied: ${applied.join(", ")}` : "Nothing was missing.");
}

main().then(() => process.exit(0), endWith);
