import "server-only";
import { db } from "#lib/platform/db.ts";
import { navigatorModes, type NavigatorMode } from "./open/modes.ts";

/** The stored mode. While nobody has switched it, it is "on" and `set` is undefined. */
export type StoredMode = {
  mode: NavigatorMode;
  version: number;
  set?: {
    why: string;
    at: Date;
    /** Undefined if the account was deleted. */
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
  // A constraint of the database (navigator_modes_known) allows only known modes, but a newer version of the site may
  // know more.
  const mode = navigatorModes.find((known) => known === row.mode) ?? "own-words";
  return { mode, version, set: { why, at, by: changedBy?.email } };
}
