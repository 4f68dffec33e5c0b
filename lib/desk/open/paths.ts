/** Where staff work. Nobody else is told that it exists. */
export const queuePath = "/admin";

/** The queue as a search of its page asks for it. */
export const viewPath = (search: string) => (search ? (`${queuePath}?${search}` as const) : queuePath);

/** The page of a case, which its query names. */
export const caseRoot = "/admin/case";
export const casePath = (reference: string) => `${caseRoot}?reference=${reference}` as const;

/** A case with the form of one deed open. */
export const deedPath = (reference: string, deed: string) => `${casePath(reference)}&do=${deed}` as const;

/** The form that joins a case to another one, with that one filled in. */
export const joinPath = (reference: string, into: string) =>
  `${deedPath(reference, "merge")}&into=${into}#do` as const;

/** The call behind each button of a case. */
export const deedCall = (deed: string) => `/api/admin/cases/${deed}` as const;

/** What is done with several cases at once: looked at first, then done, then told. */
export const bulkPath = "/admin/bulk";
export const bulkCall = "/api/admin/cases/bulk";

/** The queue as it is filtered, as a file. */
export const exportCall = "/api/admin/cases/export";

/** Where views of the queue are kept and removed. */
export const viewCall = "/api/admin/views";
export const viewRemovalCall = "/api/admin/views/remove";

/** Words that answers begin with. */
export const repliesPath = "/admin/replies";
/** With the form of one open, by its id, or of a new one. */
export const changeReplyPath = (id: string) => `${repliesPath}?change=${id}` as const;
export const replyCall = "/api/admin/replies";
export const replyRemovalCall = "/api/admin/replies/remove";
