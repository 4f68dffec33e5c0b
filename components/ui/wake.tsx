/**
 * Has the page's script come without a reach (app/scripts/reach.ts): where nearly all of the page is for script, or, with
 * `kept`, where the device keeps something under that key that script must show; with "#", where the address has a
 * fragment that script must read.
 */
export const Wake = ({ kept = "" }: { kept?: string }) => <i hidden data-wakes={kept} />;
