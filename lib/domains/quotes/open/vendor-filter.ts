import type { VendorRow } from "./quote.ts";

/** How far vendors deliver, shortest first. The same options as in the form `vendor`. */
export const reaches = ["town", "country", "neighbours", "overseas"] as const;

/** Which vendors staff want to see: those that supply this, and deliver at least so far. */
export type VendorFilter = { supplies?: string | undefined; reach?: string | undefined };

const rank = (reach: string): number => (reaches as readonly string[]).indexOf(reach);

/** Whether a vendor matches a filter. An unknown `reach` excludes nobody. */
export const fits = (vendor: VendorRow, { supplies, reach }: VendorFilter): boolean =>
  (!supplies || vendor.supplies.includes(supplies)) && (!reach || rank(vendor.reach) >= rank(reach));
