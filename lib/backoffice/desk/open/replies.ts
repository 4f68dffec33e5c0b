import { longestMessage } from "#lib/domains/cases/open/limits.ts";
import { caseKinds } from "#lib/domains/cases/open/kinds.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { choices, longText, text } from "#lib/domains/fields/open/fields.ts";

const words = (key: string) => ({ area: "desk-tools", key: `reply.${key}` }) as const;

/** The kinds whose sender can be written to. */
const replyKinds = caseKinds.filter((kind) => kind !== "comment" && kind !== "feedback");

const longestTitle = 80;

/** The form fields of a canned reply. */
export const replyFields = [
  text("title", { words: words("title"), most: longestTitle, autoComplete: "off" }),
  choices("kinds", { words: words("kinds"), options: replyKinds }),
  longText("words", { words: words("words"), most: longestMessage, rows: 9 }),
] as const;

/** The most canned replies that can be stored. */
export const mostReplies = 200;

export const replyUnseen = [unseen("id"), unseen("version")] as const;

/** The page looks up the draft of a rejected post by these ids. */
export const replyFormId = "desk.canned";
export const replyRemovalFormId = "desk.canned.remove";

/** The placeholders a canned reply may contain in braces, filled in from the case. */
const replyGaps = ["reference", "kind", "topic", "country", "name", "due"] as const;
type ReplyGap = (typeof replyGaps)[number];

const inBraces = /\{([^{}\n]*)\}/g;
const isGap = (name: string): name is ReplyGap => (replyGaps as readonly string[]).includes(name);
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].map(([, name = ""]) => name)),
];

/** Names in braces that are not placeholders. */
export const unknownGaps = (text: string): string[] => namesIn(text).filter((name) => !isGap(name));

/** The placeholders that are not filled in. */
export const gapsIn = (text: string): ReplyGap[] => namesIn(text).filter(isGap);

/** Fills in the placeholders whose values are known. The others stay in their braces. */
export const fillGaps = (text: string, known: Partial<Record<ReplyGap, string>>): string =>
  text.replace(inBraces, (whole, name: string) => (isGap(name) && known[name]) || whole);
