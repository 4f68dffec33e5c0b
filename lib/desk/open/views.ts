import { unseen } from "#lib/forms/open/field-names.ts";
import { text } from "#lib/forms/open/fields.ts";
import { queueSearch, readQueueQuery } from "#lib/cases/open/queue-query.ts";

/** So many views somebody keeps. */
export const mostViews = 20;

const longestName = 60;

/** What is asked before a view is kept. */
export const viewFields = [
  text("name", { words: { area: "desk-tools", key: "view.name" }, most: longestName, autoComplete: "off" }),
] as const;

export const viewUnseen = [unseen("view")] as const;
export const exportUnseen = [...viewUnseen, unseen("separator")] as const;
export const viewRemovalUnseen = [unseen("id"), unseen("view")] as const;

/** By these names the page of the queue asks for what could not be taken. */
export const viewFormId = "desk.view";
export const viewRemovalFormId = "desk.view.remove";
export const exportFormId = "desk.export";

/** What of a view is kept: no place in the list, and nothing that was searched for, which may be somebody's address. */
export function keptSearch(view: string): string {
  const query = readQueueQuery(Object.fromEntries(new URLSearchParams(view)));
  return queueSearch({ ...query, text: undefined, after: undefined });
}
