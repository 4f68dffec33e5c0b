import { unseen } from "#lib/domains/fields/open/field-names.ts";
import type { Read } from "#lib/domains/fields/open/read-post.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { fieldsOfAction } from "./actions.ts";

/** The actions that can be applied to several cases. Each case goes through the same function as a single action. */
export const bulkActions = ["assign", "close", "keep", "remove"] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Held actions can also be undone in bulk. */
export const bulkPosts = [...bulkActions, "undo"] as const;
export type BulkPost = (typeof bulkPosts)[number];

export const mostAtOnce = 100;

/** An action and its assignee, if any, as an option of a list and in a query string. */
export const writeAction = (action: string, to?: string): string => (to ? `${action}.${to}` : action);

/** Undefined for an unknown action. Without an assignee, or with "me", the case goes to the member who acts. */
export function readAction(typed: string): { action: BulkAction; to: string | undefined } | undefined {
  const [name, to] = typed.split(".");
  const action = bulkActions.find((one) => one === name);
  return action && { action, to: to === "nobody" || isUuid(to) ? to : undefined };
}

/** A case as it was read: its reference and its version. */
export type CaseRead = { reference: string; version: number };

const read = /^(AK-[A-Z0-9]{4}-[A-Z0-9]{4})\.(\d{1,9})$/;

export const writeRead = ({ reference, version }: CaseRead): string => `${reference}.${version}`;

/** The cases in the list, each once, in order. Invalid entries are dropped. */
export function readReads(named: readonly string[]): CaseRead[] {
  const byReference = new Map<string, CaseRead>();
  for (const one of named) {
    const [, reference, version] = read.exec(one) ?? [];
    if (reference && !byReference.has(reference))
      byReference.set(reference, { reference, version: Number(version) });
  }
  return [...byReference.values()];
}

/** What a bulk action asks for: the reason for closing, as for a single case. */
export const bulkFields = fieldsOfAction.close;

/**
 * The form's hidden fields: the action, the assignee, the cases as they were read, and the view they were chosen in.
 */
export const bulkUnseen: readonly Read[] = ["do", "to", "cases", "view"].map((name) => unseen(name));

/** The page looks up the draft of a rejected post by this id. */
export const bulkFormId = "desk.bulk";
