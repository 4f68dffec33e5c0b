/** Where staff work. Its existence is hidden from everybody else. */
export const queuePath = "/admin";

/** The queue, filtered by a query string. */
export const viewPath = (search: string) => (search ? (`${queuePath}?${search}` as const) : queuePath);

/** The page of the case that its query names. */
export const caseRoot = "/admin/case";
export const casePath = (reference: string) => `${caseRoot}?reference=${reference}` as const;

/** A case with the form of one action open. */
export const actionPath = (reference: string, action: string) =>
  `${casePath(reference)}&do=${action}` as const;

/** The form that merges a case into another, with the other's reference filled in. */
export const joinPath = (reference: string, into: string) =>
  `${actionPath(reference, "merge")}&into=${into}#do` as const;

/** The API route behind each action button of a case. */
export const actionCall = (action: string) => `/api/admin/cases/${action}` as const;

/** Bulk actions: a preview, then the action, then the results. */
export const bulkPath = "/admin/bulk";
export const bulkCall = "/api/admin/cases/bulk";

/** The filtered queue as a file. */
export const exportCall = "/api/admin/cases/export";

/** Where views of the queue are saved and removed. */
export const viewCall = "/api/admin/views";
export const viewRemovalCall = "/api/admin/views/remove";

/** Canned replies. */
export const repliesPath = "/admin/replies";
/** With the form of one reply open, by its id, or of a new one. */
export const changeReplyPath = (id: string) => `${repliesPath}?change=${id}` as const;
export const replyCall = "/api/admin/replies";
export const replyRemovalCall = "/api/admin/replies/remove";
