import pg from "pg";
import { Refusal, codeOf, step } from "../say.ts";
import { PrismaPg } from "@prisma/adapter-pg";
import { migrate } from "./migrate.ts";

const connectMs = 5_000;

const reasons = new Map<unknown, string>([
  ["ECONNREFUSED", "nothing listens there"],
  ["ECONNRESET", "it closed the connection"],
  ["ENOTFOUND", "there is no machine of that name"],
  ["EAI_AGAIN", "its name cannot be looked up"],
  ["EHOSTUNREACH", "there is no way to it"],
  ["ENETUNREACH", "there is no way to it"],
  ["ETIMEDOUT", "it does not answer"],
  ["28P01", "it refuses the user or the password"],
  ["28000", "it refuses the user"],
  ["3D000", "it has no database of that name"],
  ["53300", "it takes no more connections"],
  ["57P03", "it is starting up or going down"],
]);

/** Why a database cannot be used, as half a sentence. The full address is not repeated: it contains a password. */
function reasonOf(thrown: unknown): string {
  const said = thrown instanceof Error ? thrown.message : String(thrown);
  return reasons.get(codeOf(thrown)) ?? (/timeout/i.test(said) ? "it does not answer" : said);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "";
}

/** Connects to the database of DATABASE_URL. Throws a Refusal with the reason if that fails. */
export async function checkDatabase(url: string): Promise<void> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
    client.on("error", () => undefined); // `connect` reports the error
    try {
      await client.connect();
    } finally {
      await client.end();
    }
  } catch (cause) {
    throw new Refusal(
      `The database at ${hostOf(url)} cannot be used: ${reasonOf(cause)}. Check DATABASE_URL.`,
      {
        cause,
      },
    );
  }
}

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
