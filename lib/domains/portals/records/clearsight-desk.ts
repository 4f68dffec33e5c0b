import type { GatedPath } from "#lib/data/site/paths.ts";
import type { GrantKey } from "../open/keys.ts";
import type { GrantPortal } from "../types.ts";

/** The rules that all ClearSight desks share: organisations only, from a registered static address. */
const common = {
  family: "identity",
  division: "clearsight",
  access: "grant",
} as const;

type Desk = Omit<GrantPortal, keyof typeof common | "key" | "path" | "eyebrow"> & {
  key: GrantKey;
  path: GatedPath;
};

export const clearsightDesk = (record: Desk): GrantPortal => ({
  ...common,
  ...record,
  eyebrow: "Identity and assurance · ClearSight",
});
