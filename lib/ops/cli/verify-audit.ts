import { parseArgs } from "node:util";
import type { ChainFault } from "#lib/services/audit/index.ts";
import { onSite } from "../on-site.ts";
import { Refusal, endWith } from "../say.ts";

const usage = `Use it like this:
  npm run audit -- verify [--head HASH]
  npm run audit -- accept
"accept" takes audit and chain as they are now, after a database was restored or a fault was cleared up: what is stored by then is
verified no more.`;

type Order = { action: "verify"; head: string | undefined } | { action: "accept" };

function readOrder(args: string[]): Order {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { head: { type: "string" } },
      allowPositionals: true,
    });
    const [action] = positionals;
    if (positionals.length !== 1) throw new Error("another order");
    if (action === "verify") return { action, head: values.head };
    if (action === "accept" && values.head === undefined) return { action };
    throw new Error("another order");
  } catch (thrown) {
    throw new Refusal(usage, { cause: thrown });
  }
}

const sentences: Readonly<Record<ChainFault["fault"], (id: string) => string>> = {
  changed: (id) => `Event ${id} was changed after it was written.`,
  missing: (id) => `Event ${id} was deleted.`,
  link: (id) => `The link of event ${id} was changed or added, or the one before it was deleted.`,
  unchained: (id) => `Event ${id} is in no link yet: no server has run for a while.`,
  inserted: (id) =>
    `Event ${id} lacks the hash that the site writes with each event: it was put in by hand, or changed together with its hash.`,
  cut: (id) => `The end of the chain was cut off: it once had link ${id}.`,
  rebuilt: (id) => `The chain was rebuilt: link ${id} is not the one that was there before.`,
  checks: (id) => `Check ${id} was changed or deleted.`,
  mark: () => "The sealed note of how far the chain had come was changed or deleted.",
};

/** Verifies the whole chain, appends new events to it, and returns status 1 if something is wrong. */
async function verify(named: string | undefined): Promise<number> {
  const { chainAudit, verifyChain } = await import("#lib/services/audit/index.ts");
  const { links, head, faults, knowsHead, baseline } = await verifyChain({ head: named });
  for (const { id, fault } of faults) process.stdout.write(`${sentences[fault](id)}\n`);
  if (knowsHead === false)
    process.stdout.write(`No link has the hash ${named}: the end of the chain was taken away.\n`);
  if (faults.length > 0 || knowsHead === false) return 1;
  const since = baseline
    ? `Verified from ${baseline.at.toISOString()}, after event ${baseline.eventId}.\n`
    : "";
  process.stdout.write(
    `${since}${links} events are as they were written. The last link is ${head || "none yet"}\n`,
  );
  await chainAudit();
  return 0;
}

async function accept(): Promise<number> {
  const { acceptAudit } = await import("#lib/services/audit/index.ts");
  await acceptAudit();
  process.stdout.write(
    "Audit and chain are taken as they are now. What is written from now on is verified.\n",
  );
  return 0;
}

async function run(): Promise<number> {
  const order = readOrder(process.argv.slice(2));
  return onSite(() => (order.action === "verify" ? verify(order.head) : accept()));
}

await run().then((code) => process.exit(code), endWith);
