import { accountPortals } from "./records/account.ts";
import { clearsightPortals } from "./records/clearsight.ts";
import { financePortals } from "./records/finance.ts";
import { groupPortals } from "./records/group.ts";
import { healthPortal } from "./records/health.ts";
import { helpPortals } from "./records/help.ts";
import { plansPortals } from "./records/plans.ts";
import { verifyPortals } from "./records/verify.ts";
import type { PortalRecord } from "./types.ts";

/** One full record for every gated path. They stay in this folder; the rest of the site calls `findPortal`. */
export const portalRecords: readonly PortalRecord[] = [
  ...plansPortals,
  ...helpPortals,
  ...groupPortals,
  ...financePortals,
  healthPortal,
  ...clearsightPortals,
  ...verifyPortals,
  ...accountPortals,
];
