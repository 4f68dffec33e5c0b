import { isConfidential } from "#lib/data/site/open/confidential.ts";

/** Readers of these pages may be watched while they read, so nothing here asks them to write or to give an address. */
const quiet = /^\/justice(?:\/|$)/;
/** Pages where our own staff work. */
const ofStaff = /^\/admin(?:\/|$)/;

/** Whether the page at a path offers the chat. */
export const hasChat = (path: string): boolean =>
  !isConfidential(path) && !quiet.test(path) && !ofStaff.test(path);
