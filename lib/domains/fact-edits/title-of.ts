import "server-only";
import type { Fact } from "#lib/data/countries/record/index.ts";
import { isFigureKey, labelAlone } from "#lib/data/countries/record/open/figures.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { kindAt } from "./open/parts.ts";

/** The leaves that identify a row in its list, best first. */
const names = ["name", "what", "agency", "permit", "programme", "bloc", "topic", "form"] as const;
const longest = 80;

const short = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;

/** The title of a fact: its figure, or its kind with the name of its row. */
export function titleOf({ path, leaves }: Pick<Fact, "path" | "leaves">): string {
  const [part, key = ""] = path.split(".");
  if (part === "figures" && isFigureKey(key)) return labelAlone(key);
  const words = wordsOf("facts");
  const kind = words(`kind.${kindAt(path)}` as "kind.capital");
  const name = /\.\d+$/.test(path)
    ? names.flatMap((one) => leaves.find((leaf) => leaf.name === one)?.value ?? [])[0]
    : undefined;
  return typeof name === "string" ? words("titleOfRow", { kind, name: short(name) }) : kind;
}
