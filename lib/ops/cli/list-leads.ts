import { parseArgs } from "node:util";
import { z } from "zod";
import { Refusal, endWith } from "../say.ts";
import { answerOrder } from "../on-site.ts";

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

/** Prints the newest enquiries in full: reading them is what this command is for. */
async function run(): Promise<void> {
  const { take, country } = readOptions(process.argv.slice(2));
  if (!process.env["DATABASE_URL"]) {
    throw new Refusal("DATABASE_URL is not set, so there is no database to read enquiries from.");
  }
  await answerOrder(async () => {
    const [{ findCountry }, { describeLead }, { listLeads }] = await Promise.all([
      import("#lib/data/countries/record/index.ts"),
      import("#lib/domains/leads/describe-lead.ts"),
      import("#lib/domains/leads/list-leads.ts"),
    ]);
    if (country !== undefined && !findCountry(country)) {
      throw new Refusal(
        `There is no country "${country}". Name it as in its address, for example south-africa.`,
      );
    }
    const leads = await listLeads({ take, country });
    return leads.length ? leads.map(describeLead).join("\n\n") : "No enquiries yet.";
  });
}

await run().catch(endWith);
