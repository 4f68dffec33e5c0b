import type { VendorRow } from "./quote.ts";

/** How far vendors deliver, the shortest way first. As the form `vendor` has them. */
export const reaches = ["town", "country", "neighbours", "overseas"] as const;

/** Whom of the list staff want to see: who supplies this, and delivers so far at least. */
export type VendorFilter = { supplies?: string | undefined; reach?: string | undefined };

const rank = (reach: string): number => (reaches as readonly string[]).indexOf(reach);

/** Whether a vendor is wanted. What a filter says and nobody knows leaves nobody out. */
export const fits = (vendor: VendorRow, { supplies, reach }: VendorFilter): boolean =>
  (!supplies || vendor.supplies.includes(supplies)) && (!reach || rank(vendor.reach) >= rank(reach));
