import { parseArgs } from "node:util";
import type { ChainFault } from "#lib/audit/index.ts";
import { onSite } from "../on-site.ts";
import { Refusal, endWith } from "../say.ts";

const usage = "Use it like this: npm run audit -- verify [--head HASH]";

function readOptions(args: string[]): { head: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { head: { type: "string" } },
      allowPositionals: true,
    });
    if (positionals.length !== 1 || positionals[0] !== "verify") throw new Error("another order");
    return { head: values.head };
  } catch (thrown) {
    throw new Refusal(usage, { cause: thrown });
  }
}

const said: Readonly<Record<ChainFault["fault"], string>> = {
  changed: "is not as it was written",
  missing: "was taken out",
  link: "stands in a link that was changed, put in, or follows one that was taken out",
  unchained: "stands in no link: it was put in past the site, or no server has run for a while",
};

/** Adds what is new to the chain, walks all of it, and ends with status 1 where something is wrong. */
async function verify(named: string | undefined): Promise<number> {
  const { chainAudit, verifyChain } = await import("#lib/audit/index.ts");
  const { links, head, faults, knowsHead } = await verifyChain({ head: named });
  for (const { id, fault } of faults) process.stdout.write(`Event ${id} ${said[fault]}.\n`);
  if (knowsHead === false)
    process.stdout.write(`No link has the hash ${named}: the end of the chain was taken away.\n`);
  if (faults.length > 0 || knowsHead === false) return 1;
  process.stdout.write(`${links} events are as they were written. The last link is ${head || "none yet"}\n`);
  await chainAudit();
  return 0;
}

async function run(): Promise<number> {
  const { head } = readOptions(process.argv.slice(2));
  return onSite(() => verify(head));
}

await run().then((code) => process.exit(code), endWith);
