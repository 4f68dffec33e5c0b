/** The place of notices in a page, by the name of its slot (components/shell/site-shell.tsx). */
export const noticeSlot = "notice";

const slot = new RegExp(`(<div data-${noticeSlot}="">)[^]*?(</div>)`);

/**
 * A page with these notices in its slot, in place of what stands there: no notice has a `div` in it. A page without a slot
 * stays as it is.
 */
export const withNotices = (page: string, notices: string): string =>
  page.replace(slot, (_, before: string, after: string) => before + notices + after);
