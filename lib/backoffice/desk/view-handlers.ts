import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { exportCall, queuePath, viewCall, viewPath, viewRemovalCall } from "./open/paths.ts";
import {
  exportFormId,
  exportUnseen,
  viewFields,
  viewFormId,
  viewRemovalFormId,
  viewRemovalUnseen,
  viewUnseen,
} from "./open/views.ts";
import { postedView } from "./posted-view.ts";

const viewOf = (post: URLSearchParams | undefined) => viewPath(postedView(post));

/** Form handler for exporting the queue without script. Returns a file, or the same view with the errors. */
export const exportHandler: FormHandler<unknown> = formHandler({
  id: exportFormId,
  action: exportCall,
  fields: [],
  unseen: exportUnseen,
  next: () => queuePath,
  page: viewOf,
});

/** Form handler for saving a view without script. Redirects to the queue in the saved view. */
export const viewHandler: FormHandler<{ search: string }> = formHandler({
  id: viewFormId,
  action: viewCall,
  fields: viewFields,
  unseen: viewUnseen,
  next: ({ search }) => viewPath(search),
  page: viewOf,
});

export const viewRemovalHandler: FormHandler<unknown> = formHandler({
  id: viewRemovalFormId,
  action: viewRemovalCall,
  fields: [],
  unseen: viewRemovalUnseen,
  next: (_, post) => viewOf(post),
  page: viewOf,
});
