import { step } from "../say.ts";
import { PrismaPg } from "@prisma/adapter-pg";
import { migrate } from "./migrate.ts";

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
