import "server-only";

export { endNotice, saveNotice } from "./save-notice.ts";
export { noticeEndHandler, noticeHandler } from "./handlers.ts";
export { followNotices, refreshNotices } from "./follow-notices.ts";
export { listNotices, type ListedNotice } from "./list-notices.ts";
