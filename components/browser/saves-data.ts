import { liteChoice } from "#lib/platform/http/lite-choice.ts";

type Connection = { saveData?: boolean; effectiveType?: string };

const slowConnections = ["slow-2g", "2g"];

/** Whether speculative requests would hurt on a connection. */
export const isSparing = ({ saveData, effectiveType }: Connection): boolean =>
  saveData === true || slowConnections.includes(effectiveType ?? "");

/** Whether this visitor saves data: nothing is prefetched for them. In the browser only. */
export const savesData = (): boolean =>
  liteChoice(document.cookie) ??
  isSparing((navigator as Navigator & { connection?: Connection }).connection ?? {});
