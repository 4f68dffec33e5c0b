import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { networkOf } from "#lib/platform/http/client-address.ts";
import { hashToken, newToken } from "#lib/platform/secrets/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { rememberedSeconds, visitSeconds } from "../open/limits.ts";

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera(?: Mini)?\b|\bOPT\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUC(?:Browser|WEB)\b/, "UC Browser"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bCriOS\/|\bChrom(?:e|ium)\/|HeadlessChrome\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bKAIOS\b/i, "KaiOS"],
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const find = (table: readonly (readonly [RegExp, string])[], words: string) =>
  table.find(([pattern]) => pattern.test(words))?.[1];

/**
 * "Firefox on Android", in the language of the call: the name by which a member recognizes a device. It contains only
 * our own words, whatever the user agent contains.
 */
export function deviceName(userAgent: string | null | undefined): string {
  const words = (userAgent ?? "").slice(0, 400);
  const browser = find(browsers, words);
  const system = find(systems, words);
  const say = wordsOf("account");
  if (!browser) return system ? say("device.unnamed", { system }) : say("device.unknown");
  return system ? say("device.named", { browser, system }) : browser;
}

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
