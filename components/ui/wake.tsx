/**
 * Loads the page's script before the visitor interacts with it (app/scripts/reach.ts): on a page that is nearly all
 * script; with `kept`, if the device stores something under that key that script must show; with "#", if the URL has a
 * fragment that script must read.
 */
export const Wake = ({ kept = "" }: { kept?: string }) => <i hidden data-wakes={kept} />;
