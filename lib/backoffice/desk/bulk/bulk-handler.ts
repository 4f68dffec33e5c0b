import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import {
  bulkFields,
  bulkFormId,
  bulkUnseen,
  readAction,
  readReads,
  writeAction,
  writeRead,
} from "../open/bulk.ts";
import { bulkCall, bulkPath, viewPath } from "../open/paths.ts";
import { postedView } from "../posted-view.ts";

/**
 * Form handler for bulk actions without script. Redirects to the results, or to the preview if the post is rejected.
 */
export const bulkHandler: FormHandler<{ run: string }> = formHandler({
  id: bulkFormId,
  action: bulkCall,
  fields: bulkFields,
  unseen: bulkUnseen,
  next: ({ run }, post) => `${bulkPath}?${new URLSearchParams({ run, view: postedView(post) })}`,
  page: (post) => {
    const reads = readReads((post?.get("cases") ?? "").split(/\s+/));
    const asked = readAction(writeAction(post?.get("do") ?? "", post?.get("to") ?? ""));
    if (!asked || reads.length === 0) return viewPath(postedView(post));
    const named = reads.map((read) => ["case", writeRead(read)]);
    const action = writeAction(asked.action, asked.to);
    return `${bulkPath}?${new URLSearchParams([["do", action], ["view", postedView(post)], ...named])}`;
  },
});
