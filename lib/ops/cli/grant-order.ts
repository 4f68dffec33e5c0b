import { parseArgs } from "node:util";
import { Refusal } from "../say.ts";

const usage = `Use it like this:
  npm run grants -- list [--all]
  npm run grants -- approve ID --reason "…" [--until 2027-01-31] [--network 203.0.113.0/24]
  npm run grants -- refuse ID --reason "…"
A refusal also takes an approval back. --network may stand several times; ClearSight needs one.`;

/** The operator's command. */
export type Order = { action: "list"; isAll: boolean } | { action: "decide"; decision: unknown };

/** Parses a command; throws a `Refusal` with the usage if it is invalid. Loads no module of the site. */
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
    const [action = "list", id, ...more] = positionals;
    if (action === "list" && !id) return { action, isAll: values.all ?? false };
    if ((action !== "approve" && action !== "refuse") || !id || more.length) throw new Error(usage);
    const { reason, until, network: networks } = values;
    return { action: "decide", decision: { decision: action, id, reason, until, networks } };
  } catch (thrown) {
    throw new Refusal(usage, { cause: thrown });
  }
}

/**
 * Imports only what the command needs instead of all of lib/domains/portals: loading takes most of the command's time.
 */
async function list(isAll: boolean): Promise<string> {
  const [{ listGrantRequests }, { describeGrant }] = await Promise.all([
    import("#lib/domains/portals/list-grant-requests.ts"),
    import("#lib/domains/portals/describe-grant.ts"),
  ]);
  const rows = await listGrantRequests({ isAll });
  if (rows.length === 0) return isAll ? "Nobody has asked for a portal yet." : "No request is open.";
  return rows.map(describeGrant).join("\n\n");
}

async function decide(asked: unknown): Promise<string> {
  const { grantDecision } = await import("#lib/domains/portals/schema.ts");
  const parsed = grantDecision.safeParse(asked);
  if (!parsed.success)
    throw new Refusal([...parsed.error.issues.map(({ message }) => message), "", usage].join("\n"));
  const { decideGrant } = await import("#lib/domains/portals/decide-grant.ts");
  const { state } = await decideGrant({ ...parsed.data, by: "npm run grants" });
  return `Request ${parsed.data.id} is ${state}. The mail to the member waits in the outbox.`;
}

/** Runs the command and returns its output. Throws a `Refusal` or an `AppError`. */
export const obeyOrder = (order: Order): Promise<string> =>
  order.action === "list" ? list(order.isAll) : decide(order.decision);
