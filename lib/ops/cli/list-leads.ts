import { parseArgs } from "node:util";
import { z } from "zod";
import { Refusal, endWith } from "../say.ts";

const usage = "Use it like this: npm run leads -- [--take 20] [--country ghana]";

const options = z.object({
  take: z.coerce.number().int().min(1).max(500).default(20),
  country: z.string().optional(),
});

function readOptions(args: string[]): z.output<typeof options> {
  try {
    const { values } = parseArgs({
      args,
      options: { take: { type: "string" }, country: { type: "string" } },
    });
    return options.parse(values);
  } catch (thrown) {
    throw new Refusal(usage, { cause: thrown });
  }
}

/** Prints the newest enquiries, whole: reading them is what this command is for. */
async function run(): Promise<void> {
  const { take, country } = readOptions(process.argv.slice(2));
  if (!process.env["DATABASE_URL"]) {
    throw new Refusal("DATABASE_URL is not set, so there is no database to read enquiries from.");
  }
  // Loaded only now: settings are read when these modules load, and the sentences above come first.
  const [{ findCountry }, { db }, { describeLead }, { listLeads }, { isDatabaseAway }] = await Promise.all([
    import("#lib/countries/index.ts"),
    import("#lib/db.ts"),
    import("#lib/leads/describe-lead.ts"),
    import("#lib/leads/list-leads.ts"),
    import("#lib/http/faults.ts"),
  ]);
  if (country !== undefined && !findCountry(country)) {
    throw new Refusal(
      `There is no country "${country}". Name it as in its address, for example south-africa.`,
    );
  }
  try {
    const leads = await listLeads({ take, country });
    const text = leads.length ? leads.map(describeLead).join("\n\n") : "No enquiries yet.";
    process.stdout.write(`${text}\n`);
  } catch (thrown) {
    if (isDatabaseAway(thrown))
      throw new Refusal("The database does not answer. Is the site running?", { cause: thrown });
    throw thrown;
  } finally {
    await db().$disconnect();
  }
}

await run().catch(endWith);
