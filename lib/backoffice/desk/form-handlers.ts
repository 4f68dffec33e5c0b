import "server-only";
import { tidySearch } from "#lib/domains/cases/open/queue-query.ts";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import {
  closeVacancyFormId,
  vacancyFields,
  vacancyFormId,
  vacancyUnseen,
} from "#lib/domains/vacancies/open/fields.ts";
import {
  changeVacancyPath,
  closeVacancyCall,
  vacanciesPath,
  vacancyCall,
} from "#lib/domains/vacancies/open/paths.ts";
import { fieldsOfAction, unseenOfAction, type DeskAction } from "./open/actions.ts";
import {
  casePath,
  actionCall,
  actionPath,
  queuePath,
  exportCall,
  viewCall,
  viewPath,
  viewRemovalCall,
  bulkCall,
  bulkPath,
  changeReplyPath,
  repliesPath,
  replyCall,
  replyRemovalCall,
} from "./open/paths.ts";
import {
  exportFormId,
  exportUnseen,
  viewFields,
  viewFormId,
  viewRemovalFormId,
  viewRemovalUnseen,
  viewUnseen,
} from "./open/views.ts";
import {
  bulkFields,
  bulkFormId,
  bulkUnseen,
  readAction,
  readReads,
  writeAction,
  writeRead,
} from "./open/bulk.ts";
import { replyFields, replyFormId, replyRemovalFormId, replyUnseen } from "./open/replies.ts";
import { sayFields, sayFormId, sayUnseen, talkSayCall } from "./open/talk.ts";

/** The view of the queue that a form was sent from, as a query string. */
const postedView = (post: URLSearchParams | undefined): string => tidySearch(post?.get("view") ?? undefined);

/** The page of a case looks up the draft of a rejected post by this id. */
export const actionFormId = (action: DeskAction): string => `desk.${action}`;

/** Form handler for an action without script. Redirects to the case, with the errors if the post is rejected. */
export const actionHandler = (action: DeskAction): FormHandler<{ reference: string }> =>
  formHandler({
    id: actionFormId(action),
    action: actionCall(action),
    fields: fieldsOfAction[action],
    unseen: unseenOfAction(action),
    next: ({ reference }) => casePath(reference),
    page: (post) => {
      const reference = post?.get("reference");
      return reference && /^[\w-]{1,20}$/.test(reference) ? actionPath(reference, action) : queuePath;
    },
  });

const viewPageOf = (post: URLSearchParams | undefined) => viewPath(postedView(post));

/** Form handler for exporting the queue without script. Returns a file, or the same view with the errors. */
export const exportHandler: FormHandler<unknown> = formHandler({
  id: exportFormId,
  action: exportCall,
  fields: [],
  unseen: exportUnseen,
  next: () => queuePath,
  page: viewPageOf,
});

/** Form handler for saving a view without script. Redirects to the queue in the saved view. */
export const viewHandler: FormHandler<{ search: string }> = formHandler({
  id: viewFormId,
  action: viewCall,
  fields: viewFields,
  unseen: viewUnseen,
  next: ({ search }) => viewPath(search),
  page: viewPageOf,
});

export const viewRemovalHandler: FormHandler<unknown> = formHandler({
  id: viewRemovalFormId,
  action: viewRemovalCall,
  fields: [],
  unseen: viewRemovalUnseen,
  next: (_, post) => viewPageOf(post),
  page: viewPageOf,
});

/** Form handler for saving a vacancy without script. Redirects to the list, or to the form with what was typed. */
export const vacancyHandler: FormHandler<unknown> = formHandler({
  id: vacancyFormId,
  action: vacancyCall,
  fields: vacancyFields,
  unseen: vacancyUnseen,
  next: () => `${vacanciesPath}?done=saved`,
  page: (post) => {
    const id = post?.get("id") ?? undefined;
    return changeVacancyPath(isUuid(id) ? id : "new");
  },
});

export const closeVacancyHandler: FormHandler<unknown> = formHandler({
  id: closeVacancyFormId,
  action: closeVacancyCall,
  fields: [],
  unseen: vacancyUnseen,
  next: () => `${vacanciesPath}?done=closed`,
  page: () => vacanciesPath,
});

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

/** Form handler for saving a canned reply without script. Redirects to the list, or to the form with what was typed. */
export const cannedHandler: FormHandler<unknown> = formHandler({
  id: replyFormId,
  action: replyCall,
  fields: replyFields,
  unseen: replyUnseen,
  next: () => repliesPath,
  page: (post) => {
    const id = post?.get("id") ?? undefined;
    return changeReplyPath(isUuid(id) ? id : "new");
  },
});

export const cannedRemovalHandler: FormHandler<unknown> = formHandler({
  id: replyRemovalFormId,
  action: replyRemovalCall,
  fields: [],
  unseen: replyUnseen,
  next: () => repliesPath,
  page: () => repliesPath,
});

/** Form handler for a chat message without script. Redirects to the case, with the errors of a rejected message. */
export const chatMessageHandler: FormHandler<{ reference: string }> = formHandler({
  id: sayFormId,
  action: talkSayCall,
  fields: sayFields,
  unseen: sayUnseen,
  next: ({ reference }) => casePath(reference),
  page: (post) => {
    const reference = post?.get("reference");
    return reference && /^[\w-]{1,20}$/.test(reference) ? casePath(reference) : queuePath;
  },
});
