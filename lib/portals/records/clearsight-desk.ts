import type { GatedPath } from "#lib/site/paths.ts";
import type { GrantKey } from "../open/keys.ts";
import type { GrantPortal } from "../types.ts";

/** What every desk of ClearSight shares by its rules: organisations only, from a registered static address. */
const common = {
  family: "identity",
  division: "clearsight",
  access: "grant",
} as const;

type Desk = Omit<GrantPortal, keyof typeof common | "key" | "path" | "eyebrow"> & {
  key: GrantKey;
  path: GatedPath;
};

/** A desk of ClearSight. */
export const clearsightDesk = (record: Desk): GrantPortal => ({
  ...common,
  ...record,
  eyebrow: "Identity and assurance · ClearSight",
});
