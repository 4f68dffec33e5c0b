import { holds, shareOf, type Figure } from "./figure.ts";

export const nameWidth = 44;

const percent = (one: Figure): string => `${(shareOf(one) * 100).toFixed(1)} %`.padStart(8);

/** One figure with its minimum, next to the same figure of other questions if they have it. */
export function figureLine(one: Figure, beside?: { name: string; figure: Figure | undefined }): string {
  const start = `${holds(one) ? "   " : " ! "}${one.name.padEnd(nameWidth)}${percent(one)}   `;
  const counted = `${one.right} of ${one.of}`;
  const bound = one.bound === undefined ? "" : `   at least ${one.bound * 100} %`;
  return beside?.figure
    ? `${start}${counted.padEnd(12)}   ${beside.name} ${percent(beside.figure)}${bound}`
    : `${start}${counted}${bound}`;
}
