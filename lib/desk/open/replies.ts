import { longestMessage } from "#lib/cases/open/limits.ts";
import { caseKinds } from "#lib/cases/open/kinds.ts";
import { unseen } from "#lib/forms/open/field-names.ts";
import { choices, longText, text } from "#lib/forms/open/fields.ts";

const words = (key: string) => ({ area: "desk-tools", key: `reply.${key}` }) as const;

/** The kinds whose sender can be written to. */
export const replyKinds = caseKinds.filter((kind) => kind !== "comment" && kind !== "feedback");

const longestTitle = 80;

/** What is asked of words that answers begin with. */
export const replyFields = [
  text("title", { words: words("title"), most: longestTitle, autoComplete: "off" }),
  choices("kinds", { words: words("kinds"), options: replyKinds }),
  longText("words", { words: words("words"), most: longestMessage, rows: 9 }),
] as const;

/** So many are kept. */
export const mostReplies = 200;

export const replyUnseen = [unseen("id"), unseen("version")] as const;

/** By these names the page asks for what could not be taken. */
export const replyFormId = "desk.canned";
export const replyRemovalFormId = "desk.canned.remove";

/** What may stand in braces in place of what is a case's own. */
export const replyGaps = ["reference", "kind", "topic", "country", "name", "due"] as const;
export type ReplyGap = (typeof replyGaps)[number];

const inBraces = /\{([^{}\n]*)\}/g;
const isGap = (name: string): name is ReplyGap => (replyGaps as readonly string[]).includes(name);
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].map(([, name = ""]) => name)),
];

/** What stands in braces and is none of the fields. */
export const unknownGaps = (text: string): string[] => namesIn(text).filter((name) => !isGap(name));

/** The fields that nobody has filled in. */
export const gapsIn = (text: string): ReplyGap[] => namesIn(text).filter(isGap);

/** The words with what is known in place of each field; what is not known stays, in its braces. */
export const fillGaps = (text: string, known: Partial<Record<ReplyGap, string>>): string =>
  text.replace(inBraces, (whole, name: string) => (isGap(name) && known[name]) || whole);
