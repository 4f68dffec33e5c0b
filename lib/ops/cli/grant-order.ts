import { parseArgs } from "node:util";
import { Refusal } from "../say.ts";

const usage = `Use it like this:
  npm run grants -- list [--all]
  npm run grants -- approve ID --reason "…" [--until 2027-01-31] [--network 203.0.113.0/24]
  npm run grants -- refuse ID --reason "…"
A refusal also takes an approval back. --network may stand several times; ClearSight needs one.`;

/** What an operator asks for. */
export type Order = { deed: "list"; isAll: boolean } | { deed: "decide"; decision: unknown };

/** Reads an order; throws a `Refusal` with how it is given where it cannot be understood. Loads nothing of the site. */
export function readOrder(args: string[]): Order {
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

/** Loaded by what an order needs, and not all that portals are: it is most of the time that the command takes. */
async function list(isAll: boolean): Promise<string> {
  const [{ listGrantRequests }, { describeGrant }] = await Promise.all([
    import("#lib/portals/list-grant-requests.ts"),
    import("#lib/portals/describe-grant.ts"),
  ]);
  const rows = await listGrantRequests({ isAll });
  if (rows.length === 0) return isAll ? "Nobody has asked for a portal yet." : "No request is open.";
  return rows.map(describeGrant).join("\n\n");
}

async function decide(asked: unknown): Promise<string> {
  const { grantDecision } = await import("#lib/portals/schema.ts");
  const parsed = grantDecision.safeParse(asked);
  if (!parsed.success)
    throw new Refusal([...parsed.error.issues.map(({ message }) => message), "", usage].join("\n"));
  const { decideGrant } = await import("#lib/portals/decide-grant.ts");
  const { state } = await decideGrant({ ...parsed.data, by: "npm run grants" });
  return `Request ${parsed.data.id} is ${state}. The mail to the member waits in the outbox.`;
}

/** Does what was asked for, and answers what it says to the operator. Throws a `Refusal`, or an `AppError`. */
export const obeyOrder = (order: Order): Promise<string> =>
  order.deed === "list" ? list(order.isAll) : decide(order.decision);
