import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { networkOf } from "#lib/platform/http/client-address.ts";
import { hashToken, newToken } from "#lib/platform/secrets/index.ts";
import { deviceName } from "../devices/device-name.ts";
import { rememberedSeconds, visitSeconds } from "../open/limits.ts";

/** What is known of the caller, apart from what they typed. */
export type Circumstances = {
  /** The token of the browser's device cookie, if it can be one of ours. */
  deviceToken: string | undefined;
  /** Where the request came from. */
  address: string;
  userAgent: string | null;
};

type Opening = Pick<Circumstances, "address" | "userAgent"> & {
  memberId: string;
  /** The bearer token. Only this process and the member have it; the row stores its hash. */
  token: string;
  deviceToken: string;
  isRemembered: boolean;
};

export type OpenedSession = {
  id: string;
  /** For the link in the mail about a new device. */
  endToken: string;
  deviceName: string;
  network: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Inserts one row per sign-in. How long it lasts depends on whether it is remembered. */
export async function openSession(on: Prisma.TransactionClient, given: Opening): Promise<OpenedSession> {
  const endToken = newToken();
  const name = deviceName(given.userAgent);
  const network = networkOf(given.address);
  const seconds = given.isRemembered ? rememberedSeconds : visitSeconds;
  const [row] = await on.$queryRaw<{ id: string; created_at: Date; expires_at: Date }[]>`
    INSERT INTO sessions (member_id, token_hash, end_hash, device_hash, device_name, network, remembered, expires_at)
    VALUES (${given.memberId}::uuid, ${hashToken(given.token)}, ${hashToken(endToken)}, ${hashToken(given.deviceToken)},
            ${name}, ${network}, ${given.isRemembered}, now() + make_interval(secs => ${seconds}))
    RETURNING id, created_at, expires_at`;
  if (!row) throw new Error("the session was not stored");
  return {
    id: row.id,
    endToken,
    deviceName: name,
    network,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
