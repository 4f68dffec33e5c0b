export type VisitorConditions = {
  reducedMotion: boolean;
  /** The screen is at most 640 px wide. */
  smallScreen: boolean;
  saveData: boolean;
  /** What the browser says of the connection: "slow-2g", "2g", "3g", "4g"; undefined where it says nothing. */
  effectiveType: string | undefined;
};

const slowConnections = ["slow-2g", "2g"];

/** Whether the word of the headline may change by itself for this visitor. */
export const shouldRotate = ({
  reducedMotion,
  smallScreen,
  saveData,
  effectiveType,
}: VisitorConditions): boolean =>
  !reducedMotion && !smallScreen && !saveData && !slowConnections.includes(effectiveType ?? "");
