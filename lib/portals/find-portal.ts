import { accountPortals } from "./records/account.ts";
import { clearsightPortals } from "./records/clearsight.ts";
import { financePortals } from "./records/finance.ts";
import { groupPortals } from "./records/group.ts";
import { helpPortals } from "./records/help.ts";
import { plansPortals } from "./records/plans.ts";
import { verifyPortals } from "./records/verify.ts";
import type { GrantKey } from "./keys.ts";
import type { GrantPortal, Portal } from "./types.ts";

/** One record for every gated path. */
export const portals: readonly Portal[] = [
  ...plansPortals,
  ...helpPortals,
  ...groupPortals,
  ...financePortals,
  ...clearsightPortals,
  ...verifyPortals,
  ...accountPortals,
];

const byPath = new Map<string, Portal>(portals.map((portal) => [portal.path, portal]));
const byKey = new Map<string, Portal>(portals.map((portal) => [portal.key, portal]));

export const findPortal = (path: string): Portal | undefined => byPath.get(path);

export function findPortalByKey(key: GrantKey): GrantPortal;
export function findPortalByKey(key: string): Portal | undefined;
export function findPortalByKey(key: string): Portal | undefined {
  return byKey.get(key);
}
