import "server-only";
import { db } from "../../db.ts";
import { navigatorModes, type NavigatorMode } from "./open/modes.ts";

/** The mode as it is stored; while nobody has switched, it is on and has no more than that. */
export type StoredMode = {
  mode: NavigatorMode;
  version: number;
  set?: {
    why: string;
    at: Date;
    /** Undefined for an account that is gone. */
    by: string | undefined;
  };
};

export async function readMode(): Promise<StoredMode> {
  const row = await db().navigatorMode.findUnique({
    where: { id: 1 },
    select: {
      mode: true,
      why: true,
      version: true,
      changedAt: true,
      changedBy: { select: { email: true } },
    },
  });
  if (!row) return { mode: "on", version: 0 };
  const { why, version, changedAt: at, changedBy } = row;
  // The database holds that it is one of them (navigator_modes_known); a newer version of the site may know more.
  const mode = navigatorModes.find((known) => known === row.mode) ?? "own-words";
  return { mode, version, set: { why, at, by: changedBy?.email } };
}
