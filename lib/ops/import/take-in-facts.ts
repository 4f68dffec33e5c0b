import { parseArgs } from "node:util";
import { withEdits } from "#lib/data/countries/record/apply-edit.ts";
import { difference } from "#lib/data/countries/import/difference.ts";
import { answerOrder } from "../on-site.ts";
import { readFacts, writeFacts } from "./facts-folder.ts";
import { inRoot } from "../paths.ts";
import { Refusal, endWith } from "../say.ts";

const usage = `Use it like this:
  npm run facts -- export [--dry-run]   writes the approved edits into lib/data/countries/facts
  npm run facts -- retire               once every instance runs a build with them: retires those the records say themselves`;

type Order = { action: "export"; isDry: boolean } | { action: "retire" };

function readOrder(args: string[]): Order {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { "dry-run": { type: "boolean" } },
    });
    const [action, ...more] = positionals;
    if (more.length > 0) throw new Error(usage);
    if (action === "export") return { action, isDry: values["dry-run"] ?? false };
    if (action === "retire" && !values["dry-run"]) return { action };
    throw new Error(usage);
  } catch (thrown) {
    throw new Refusal(usage, { cause: thrown });
  }
}

/** Loaded only when the command is valid: these modules read the settings as they load. */
async function load() {
  return { facts: await import("#lib/domains/fact-edits/index.ts") };
}
type Site = Awaited<ReturnType<typeof load>>;

/** Overlays the approved edits on the files and writes them as the import does. */
async function exportEdits({ facts }: Site, isDry: boolean): Promise<string> {
  const folder = inRoot("lib/data/countries/facts");
  const before = readFacts(folder);
  const edits = await facts.listApproved();
  const after = { ...before, countries: before.countries.map((file) => withEdits(file, edits)) };
  const lines = difference(before, after);
  if (lines.length === 0) return "The records say already what was approved.";
  const written = isDry ? 0 : await writeFacts(folder, after);
  const outcome = isDry
    ? "Nothing was written."
    : `${written} files were written. Look at them, commit them, build.`;
  return [...lines, outcome].join("\n");
}

async function retire({ facts }: Site): Promise<string> {
  const done = await facts.retireEdits();
  if (done.length === 0) return "No approved edit is in the records yet.";
  return [...done.map(({ country, path }) => `${country}: ${path}`), `${done.length} retired.`].join("\n");
}

async function run(): Promise<void> {
  const order = readOrder(process.argv.slice(2));
  await answerOrder(async () => {
    const site = await load();
    return order.action === "export" ? exportEdits(site, order.isDry) : retire(site);
  });
}

await run().catch(endWith);
