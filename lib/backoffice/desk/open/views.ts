import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { text } from "#lib/domains/fields/open/fields.ts";
import { queueSearch, readQueueQuery } from "#lib/domains/cases/open/queue-query.ts";

/** The most views a member may save. */
export const mostViews = 20;

const longestName = 60;

/** The form fields for saving a view. */
export const viewFields = [
  text("name", { words: { area: "desk-tools", key: "view.name" }, most: longestName, autoComplete: "off" }),
] as const;

export const viewUnseen = [unseen("view")] as const;
export const exportUnseen = [...viewUnseen, unseen("separator")] as const;
export const viewRemovalUnseen = [unseen("id"), unseen("view")] as const;

/** The page of the queue looks up the draft of a rejected post by these ids. */
export const viewFormId = "desk.view";
export const viewRemovalFormId = "desk.view.remove";
export const exportFormId = "desk.export";

/** The part of a view that is saved: no page position, and no search text, which may be somebody's address. */
export function keptSearch(view: string): string {
  const query = readQueueQuery(Object.fromEntries(new URLSearchParams(view)));
  return queueSearch({ ...query, text: undefined, after: undefined });
}
