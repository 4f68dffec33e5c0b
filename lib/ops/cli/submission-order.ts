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
  | { deed: "list"; isAll: boolean }
  | { deed: "show"; reference: string }
  | { deed: "ask" | "accept" | "refuse"; reference: string; words: string };

/** Parses a command; throws a `Refusal` with the usage if it is invalid. Loads no module of the site. */
export function readOrder(args: string[]): Order {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { all: { type: "boolean" }, words: { type: "string" } },
    });
    const [deed = "list", reference = "", ...more] = positionals;
    const words = values.words?.trim() ?? "";
    if (more.length > 0) throw new Error(usage);
    if (deed === "list" && !reference) return { deed, isAll: values.all ?? false };
    if (deed === "show" && reference) return { deed, reference };
    const isDecision = deed === "ask" || deed === "accept" || deed === "refuse";
    if (!isDecision || !reference || !words || words.length > longest) throw new Error(usage);
    return { deed, reference, words };
  } catch (thrown) {
    throw new Refusal(usage, { cause: thrown });
  }
}
