import "server-only";
import { formFace } from "#lib/domains/fields/index.ts";
import type { FormFace } from "#lib/platform/http/endpoint.ts";
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
export const exportFace: FormFace<unknown> = formFace({
  id: exportFormId,
  action: exportCall,
  fields: [],
  unseen: exportUnseen,
  next: () => queuePath,
  page: viewOf,
});

/** Form handler for saving a view without script. Redirects to the queue in the saved view. */
export const viewFace: FormFace<{ search: string }> = formFace({
  id: viewFormId,
  action: viewCall,
  fields: viewFields,
  unseen: viewUnseen,
  next: ({ search }) => viewPath(search),
  page: viewOf,
});

export const viewRemovalFace: FormFace<unknown> = formFace({
  id: viewRemovalFormId,
  action: viewRemovalCall,
  fields: [],
  unseen: viewRemovalUnseen,
  next: (_, post) => viewOf(post),
  page: viewOf,
});
