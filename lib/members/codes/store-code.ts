import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { hashToken } from "#lib/secrets/index.ts";
import { addressHash, codeHash, type Lane } from "./hashes.ts";
import { codeMinutes, codeTries, type Registration } from "../open/code-schema.ts";

type NewCode = {
  email: string;
  lane: Lane;
  code: string;
  deviceToken: string;
  registration: Registration | undefined;
};

/**
 * Makes this the one live code of its address and lane. From a remembered device it also takes the place of a code a
 * stranger may have asked for; a stranger's never takes the place of the owner's. What the registration form said stays when the same browser asks
 * for another code without saying it again.
 */
export async function storeCode(on: Prisma.TransactionClient, given: NewCode): Promise<void> {
  const { email, lane, code, deviceToken, registration } = given;
  const address = addressHash(email);
  const words = registration ? JSON.stringify(registration) : null;
  await on.$executeRaw`
    INSERT INTO sign_in_codes
      (address_hash, lane, code_hash, device_hash, tries_left, registration, created_at, expires_at, spent_at)
    VALUES (${address}, ${lane}, ${codeHash(code, email, lane)}, ${hashToken(deviceToken)}, ${codeTries},
            ${words}::jsonb, now(), now() + make_interval(mins => ${codeMinutes}), NULL)
    ON CONFLICT (address_hash, lane) DO UPDATE SET
      code_hash = EXCLUDED.code_hash, device_hash = EXCLUDED.device_hash, tries_left = EXCLUDED.tries_left,
      registration = COALESCE(EXCLUDED.registration, CASE
        WHEN sign_in_codes.device_hash = EXCLUDED.device_hash AND sign_in_codes.spent_at IS NULL
        THEN sign_in_codes.registration END),
      created_at = EXCLUDED.created_at, expires_at = EXCLUDED.expires_at, spent_at = NULL`;
  if (lane === "known") {
    await on.$executeRaw`DELETE FROM sign_in_codes WHERE address_hash = ${address} AND lane = 'any'`;
  }
}
