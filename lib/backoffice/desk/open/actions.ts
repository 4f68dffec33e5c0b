import { longestLabel, mostLabels } from "#lib/domains/cases/open/labels.ts";
import { longestMessage, longestNote, longestReason } from "#lib/domains/cases/open/limits.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { date, longText, text, type Field } from "#lib/domains/fields/open/fields.ts";
import type { Read } from "#lib/domains/fields/open/read-post.ts";

/** The id of the page's list of labels in use. */
export const knownLabelsId = "known-labels";

const words = (key: string) => ({ area: "desk", key: `field.${key}` }) as const;

const messageField = longText("words", { words: words("message"), most: longestMessage, rows: 7 });
const questionField = longText("words", { words: words("question"), most: longestReason, rows: 5 });
const reasonField = longText("words", { words: words("reason"), least: 10, most: longestReason, rows: 5 });
const grantReason = longText("words", { words: words("reason"), least: 10, most: 500, rows: 4 });
const closingField = longText("words", {
  words: words("closing"),
  most: longestNote,
  rows: 3,
  optional: true,
});
const noteField = longText("words", { words: words("note"), most: longestNote, rows: 3 });
/** Comma-separated: long enough for the most labels at full length, with some spare for blanks. */
const labelsField = text("labels", {
  words: { ...words("labels"), values: { labels: mostLabels, letters: longestLabel } },
  most: mostLabels * (longestLabel + 5),
  optional: true,
  autoComplete: "off",
  list: knownLabelsId,
});
const intoField = text("into", { words: words("into"), most: 40, autoComplete: "off" });
const untilField = date("until", {
  words: words("until"),
  earliestDays: 0,
  latestDays: 1830,
  optional: true,
});
const networksField = text("networks", { words: words("networks"), most: 1000, optional: true });

/** Actions that are held for half a minute before they are carried out, so that they can be undone. */
const pendingActions = [
  "reply",
  "ask",
  "accept",
  "approve",
  "refuse",
  "keep",
  "remove",
  "merge",
  "close",
] as const;
export type PendingAction = (typeof pendingActions)[number];

/** Actions that are carried out immediately: they notify nobody outside. */
const atOnceActions = ["assign", "note", "label", "reopen", "undo", "now"] as const;
export type DeskAction = PendingAction | (typeof atOnceActions)[number];

export const deskActions: readonly DeskAction[] = [...pendingActions, ...atOnceActions];

export const isPendingAction = (name: string): name is PendingAction =>
  (pendingActions as readonly string[]).includes(name);
export const isDeskAction = (name: string): name is DeskAction =>
  (deskActions as readonly string[]).includes(name);

/** The form fields of each action. */
export const fieldsOfAction = {
  reply: [messageField],
  ask: [questionField],
  accept: [reasonField],
  approve: [grantReason, untilField, networksField],
  refuse: [reasonField],
  keep: [],
  remove: [],
  merge: [intoField],
  close: [closingField],
  assign: [],
  note: [noteField],
  label: [labelsField],
  reopen: [],
  undo: [],
  now: [],
} as const satisfies Record<DeskAction, readonly Field[]>;

/** The hidden fields of a desk form: which case, at which version, and the assignee. */
export const unseenOfAction = (action: DeskAction): readonly Read[] => [
  unseen("reference"),
  unseen("version"),
  ...(action === "assign" ? [unseen("to")] : []),
];
