import { liteChoice } from "#lib/platform/http/lite-choice.ts";

/** Matches where motion is reduced: by the visitor's preference, or on a small screen. */
export const littleMotion = "(prefers-reduced-motion: reduce), (max-width: 640px)";

type Connection = { saveData?: boolean; effectiveType?: string };

const slowConnections = ["slow-2g", "2g"];

/** Whether speculative requests would hurt on a connection. */
export const isSparing = ({ saveData, effectiveType }: Connection): boolean =>
  saveData === true || slowConnections.includes(effectiveType ?? "");

/** Whether this visitor saves data: nothing is prefetched for them. In the browser only. */
export const savesData = (): boolean =>
  liteChoice(document.cookie) ??
  isSparing((navigator as Navigator & { connection?: Connection }).connection ?? {});
