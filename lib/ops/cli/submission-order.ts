import { parseArgs } from "node:util";
import { Refusal } from "../say.ts";

const usage = `Use it like this:
  npm run submissions -- list [--all]
  npm run submissions -- show REFERENCE
  npm run submissions -- ask REFERENCE --words "…"
  npm run submissions -- accept REFERENCE --words "…"
  npm run submissions -- refuse REFERENCE --words "…"
The sender reads the words on the page of the reference; the mail says only that they are there.`;
const longest = 2000;

/** The operator's command. */
export type Order =
  | { action: "list"; isAll: boolean }
  | { action: "show"; reference: string }
  | { action: "ask" | "accept" | "refuse"; reference: string; words: string };

/** Parses a command; throws a `Refusal` with the usage if it is invalid. Loads no module of the site. */
export function readOrder(args: string[]): Order {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { all: { type: "boolean" }, words: { type: "string" } },
    });
    const [action = "list", reference = "", ...more] = positionals;
    const words = values.words?.trim() ?? "";
    if (more.length > 0) throw new Error(usage);
    if (action === "list" && !reference) return { action, isAll: values.all ?? false };
    if (action === "show" && reference) return { action, reference };
    const isDecision = action === "ask" || action === "accept" || action === "refuse";
    if (!isDecision || !reference || !words || words.length > longest) throw new Error(usage);
    return { action, reference, words };
  } catch (thrown) {
    throw new Refusal(usage, { cause: thrown });
  }
}
