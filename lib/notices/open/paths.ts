/** Where staff set what stands on the pages of the site, or of one country, for a time. */
export const noticesPath = "/admin/notice";
/** With the form of one open, by its id, or of a new one. */
export const changeNoticePath = (id: string) => `${noticesPath}?change=${id}` as const;

/** What has just been done, as the address of the page has it. */
export const noticeDeeds = ["set", "changed", "ended"] as const;
export type NoticeDeed = (typeof noticeDeeds)[number];
export const noticeDonePath = (done: NoticeDeed) => `${noticesPath}?done=${done}` as const;

export const noticeCall = "/api/admin/notices";
export const noticeEndCall = "/api/admin/notices/end";
