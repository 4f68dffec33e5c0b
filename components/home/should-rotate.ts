export type VisitorConditions = {
  reducedMotion: boolean;
  /** The screen is at most 640 px wide. */
  smallScreen: boolean;
  /** By the visitor's choice, the browser's setting, or a slow connection. */
  savesData: boolean;
};

/** Whether the word of the headline may change by itself for this visitor. */
export const shouldRotate = ({ reducedMotion, smallScreen, savesData }: VisitorConditions): boolean =>
  !reducedMotion && !smallScreen && !savesData;
