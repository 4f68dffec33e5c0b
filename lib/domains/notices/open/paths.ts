/** Where staff set what the pages of the site, or of one country, show for a time. */
export const noticesPath = "/admin/notice";
/** The page with an open form: that of the notice with this id, or of a new one. */
export const changeNoticePath = (id: string) => `${noticesPath}?change=${id}` as const;

/** The action that was just done, as the address of the page names it. */
export const noticeActions = ["set", "changed", "ended"] as const;
export type NoticeAction = (typeof noticeActions)[number];
export const noticeDonePath = (done: NoticeAction) => `${noticesPath}?done=${done}` as const;

export const noticeCall = "/api/admin/notices";
export const noticeEndCall = "/api/admin/notices/end";
