import { isConfidential } from "#lib/site/open/confidential.ts";

/** Whoever reads these may be watched while they do: nothing there asks them to write and give an address. */
const quiet = /^\/justice(?:\/|$)/;
/** Here our own people work. */
const ofStaff = /^\/admin(?:\/|$)/;

/** Whether the page at a path offers the chat. */
export const hasChat = (path: string): boolean =>
  !isConfidential(path) && !quiet.test(path) && !ofStaff.test(path);
