import { parseArgs } from "node:util";
import type { GrantDecision } from "#lib/portals/schema.ts";
import { Refusal, endWith } from "../say.ts";
import { answerOrder } from "../answer-order.ts";

const usage = `Use it like this:
  npm run grants -- list [--all]
  npm run grants -- approve ID --reason "…" [--until 2027-01-31] [--network 203.0.113.0/24]
  npm run grants -- refuse ID --reason "…"
A refusal also takes an approval back. --network may stand several times; ClearSight needs one.`;

type Order = { deed: "list"; isAll: boolean } | { deed: "decide"; decision: unknown };

function readOrder(args: string[]): Order {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: "boolean" },
        reason: { type: "string" },
        until: { type: "string" },
        network: { type: "string", multiple: true },
      },
    });
    const [deed = "list", id, ...more] = positionals;
    if (deed === "list" && !id) return { deed, isAll: values.all ?? false };
    if ((deed !== "approve" && deed !== "refuse") || !id || more.length) throw new Error(usage);
    const { reason, until, network: networks } = values;
    return { deed: "decide", decision: { decision: deed, id, reason, until, networks } };
  } catch (thrown) {
    throw new Refusal(usage, { cause: thrown });
  }
}

/** Loaded only when the order is understood: settings are read when these modules load. */
async function load() {
  const [portals, { grantDecision }, { describeGrant }] = await Promise.all([
    import("#lib/portals/index.ts"),
    import("#lib/portals/schema.ts"),
    import("#lib/portals/describe-grant.ts"),
  ]);
  return { portals, grantDecision, describeGrant };
}
type Site = Awaited<ReturnType<typeof load>>;

async function list({ portals, describeGrant }: Site, isAll: boolean): Promise<string> {
  const rows = await portals.listGrantRequests({ isAll });
  if (rows.length === 0) return isAll ? "Nobody has asked for a portal yet." : "No request is open.";
  return rows.map(describeGrant).join("\n\n");
}

function check({ grantDecision }: Site, decision: unknown): GrantDecision {
  const parsed = grantDecision.safeParse(decision);
  if (parsed.success) return parsed.data;
  throw new Refusal([...parsed.error.issues.map(({ message }) => message), "", usage].join("\n"));
}

async function obey(site: Site, order: Order): Promise<string> {
  if (order.deed === "list") return list(site, order.isAll);
  const decision = check(site, order.decision);
  const { state } = await site.portals.decideGrant({ ...decision, by: "npm run grants" });
  return `Request ${decision.id} is ${state}. The mail to the member waits in the outbox.`;
}

/** Prints requests whole, addresses included: reading and deciding them is what this command is for. */
async function run(): Promise<void> {
  const order = readOrder(process.argv.slice(2));
  await answerOrder(async () => obey(await load(), order));
}

await run().catch(endWith);
