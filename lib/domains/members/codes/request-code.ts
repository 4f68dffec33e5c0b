import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { codeMail, kickOutbox, queueMail } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import { AppError } from "#lib/platform/errors.ts";
import { giveBack, limitCaller, type Policy } from "#lib/services/limits/index.ts";
import { onKeptConnections } from "#lib/platform/request-scope.ts";
import { newCode, newToken } from "#lib/platform/secrets/index.ts";
import { codeMinutes } from "#lib/data/retention/open/periods.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { clientAddress, isFromHere } from "#lib/platform/http/client-address.ts";
import { readCookie } from "#lib/platform/http/cookies.ts";
import { localizedHref } from "#lib/data/site/localized-href.ts";
import { registration, safeNext, type CodeRequest } from "../shared/code-schema.ts";
import type { Circumstances } from "../sessions/open-session.ts";
import { findLane, storeCode, wasJustSent, type Lane } from "./code-rows.ts";
import { admitTry } from "./problems.ts";
import {
  deviceCookieHeader,
  openPending,
  pendingCookieHeader,
  readDeviceToken,
  siteCookies,
  type Pending,
} from "../cookies.ts";

/** The pause between two mails to one address. */
const pauseSeconds = 60;

type CodeSent = {
  /** The token of the browser that asked: the one it sent, or a new one. */
  deviceToken: string;
  isNewDevice: boolean;
  /** Only in the local demo, which has no mail. */
  code?: string;
};

type Asked = Pick<Circumstances, "deviceToken" | "address"> & {
  /** Whether the request came from this machine: the local demo shows the code to nobody else. */
  isFromHere: boolean;
};

const mailPolicies = { any: "codeMail", known: "codeMailKnown" } as const satisfies Record<Lane, Policy>;

/**
 * Sends a code to an address, whether or not it has an account: same statements, same words, same answer. Code, mail
 * and audit row are stored together; the mail is sent afterwards, and the caller does not wait for it. A double submit
 * sends one mail, and both answers are the same for a browser that names its device.
 */
export const requestCode = (input: CodeRequest, asked: Asked): Promise<CodeSent> =>
  onKeptConnections("signIn", () => sendCode(input, asked));

async function sendCode(
  input: CodeRequest,
  { deviceToken: given, address, isFromHere }: Asked,
): Promise<CodeSent> {
  const { email } = input;
  // A browser that names no device cannot be known to the account, so refusing it costs no query.
  const lane = given === undefined ? "any" : await findLane(email, given);
  // A remembered device has separate limits: neighbours who use up the network's limit must not lock it out.
  if (lane !== "known") {
    await limitCaller("codeRequestNetwork", address, fault("code.manyAsked"));
  }
  const policy = mailPolicies[lane];
  const admitted = await admitTry(policy, email, fault("code.sentAlready"), { pauseSeconds }).catch(
    async (refused: unknown) => {
      const isPause = refused instanceof AppError && (refused.retryAfterSeconds ?? 0) <= pauseSeconds;
      if (isPause && given !== undefined && (await wasJustSent(email, given))) return undefined;
      throw refused;
    },
  );
  if (!admitted) return { deviceToken: given!, isNewDevice: false };
  const { hit } = admitted;
  const deviceToken = given ?? newToken();
  const code = newCode();
  const registered = registration.safeParse(input);
  try {
    await db().$transaction(async (on) => {
      await storeCode(on, { email, lane, code, deviceToken, registration: registered.data });
      const letter = codeMail({ code, minutes: codeMinutes });
      await queueMail({ kind: "code", to: email, ...letter, secondsToLive: codeMinutes * 60 }, on);
      await record(
        { action: "sign_in.code_requested", outcome: "done", address: email, detail: { lane } },
        on,
      );
    });
  } catch (thrown) {
    await giveBack(policy, email, hit).catch(() => undefined); // nothing was sent; the failure itself is thrown below
    throw thrown;
  }
  void kickOutbox();
  return { deviceToken, isNewDevice: given === undefined, ...(env.LOCAL_DEMO && isFromHere && { code }) };
}

type Waiting = { email: string; next: string };

/**
 * The pending sign-in if a code for this address is already on its way to this browser: a double submit sends no second
 * code.
 */
function pendingFor(request: Request, email: string): Pending | undefined {
  const pending = openPending(readCookie(request, siteCookies.pending));
  return pending?.email === email ? pending : undefined;
}

/**
 * Sends a code to an address that was typed into another form, and returns the headers that lead a browser to the code
 * page and from there to `next`. Throws what `requestCode` throws.
 */
export async function leadToCode(request: Request, { email, next }: Waiting): Promise<[string, string][]> {
  const to = { email, next: safeNext(next), tab: "login" } as const;
  const location: [string, string] = ["location", localizedHref("/login/code")];
  try {
    const { code, deviceToken, isNewDevice } = await requestCode(
      { ...to, audience: undefined, country: undefined, consent: false, addressOnly: undefined },
      {
        deviceToken: readDeviceToken(request),
        address: clientAddress(request.headers),
        isFromHere: isFromHere(request.headers),
      },
    );
    return [
      location,
      ...(isNewDevice ? [deviceCookieHeader(deviceToken, false)] : []),
      pendingCookieHeader({ ...to, ...(code && { code }) }),
    ];
  } catch (thrown) {
    const pending = pendingFor(request, email);
    if (!(thrown instanceof AppError && thrown.code === "rate_limited" && pending)) throw thrown;
    return [location, pendingCookieHeader({ ...pending, next: to.next })];
  }
}
