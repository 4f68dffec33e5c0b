import type { GrantKey } from "./open/keys.ts";
import { portalRecords } from "./portal-records.ts";
import type { GrantPortal, Portal } from "./types.ts";

/** One portal for every gated path, without the sections that need access. */
export const portals: readonly Portal[] = portalRecords.map(({ memberSections: _, ...portal }) => portal);

const byPath = new Map<string, Portal>(portals.map((portal) => [portal.path, portal]));
const byKey = new Map<string, Portal>(portals.map((portal) => [portal.key, portal]));

export const findPortal = (path: string): Portal | undefined => byPath.get(path);

export function findPortalByKey(key: GrantKey): GrantPortal;
export function findPortalByKey(key: string): Portal | undefined;
export function findPortalByKey(key: string): Portal | undefined {
  return byKey.get(key);
}
