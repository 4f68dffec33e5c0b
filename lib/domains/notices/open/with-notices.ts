/** The slot for notices in a page (components/shell/site-shell.tsx). */
export const noticeSlot = "notice";

const slot = new RegExp(`(<div data-${noticeSlot}="">)[^]*?(</div>)`);

/**
 * Puts these notices into the slot of a page, in place of its content. No notice may contain a `div`, because the slot
 * ends at the first `</div>`. A page without a slot stays as it is.
 */
export const withNotices = (page: string, notices: string): string =>
  page.replace(slot, (_, before: string, after: string) => before + notices + after);
