import { numberFormat } from "#lib/platform/words/open/formats.ts";

/** A placeholder on the page about lite mode, which the sealed build replaces with what it measured. */
export const unmeasuredSavings =
  "How much it saves is measured when the site is built for the public. This copy was not measured.";

export type Saving = { fullBytes: number; liteBytes: number };

const size = numberFormat({
  style: "unit",
  unit: "kilobyte",
  unitDisplay: "short",
  maximumFractionDigits: 0,
});
const kilobytes = (bytes: number): string => size.format(bytes / 1000);

/** States what lite mode saves on two pages, and what was counted. */
export const savingsInWords = ({ home, guide }: Record<"home" | "guide", Saving>): string =>
  `Measured on this build: at a first visit the home page takes ${kilobytes(home.liteBytes)} instead of ${kilobytes(home.fullBytes)}, and the guide to Ghana ${kilobytes(guide.liteBytes)} instead of ${kilobytes(guide.fullBytes)}. That is the page, its styles, scripts and font, compressed; pictures are not counted.`;
