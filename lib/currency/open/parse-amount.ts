const shape = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/**
 * An amount as people type it: thousands may have commas or spaces, decimals a point. NaN for what is none, such as
 * "12,50", which could be taken for a hundred times what is meant.
 */
export function parseAmount(typed: string): number {
  const bare = typed.replace(/[\s'’]/g, "");
  return shape.test(bare) ? Number(bare.replaceAll(",", "")) : Number.NaN;
}
