import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import { clientAddress, isFromHere } from "#lib/platform/http/client-address.ts";
import { readCookie } from "#lib/platform/http/cookies.ts";
import { localizedHref } from "#lib/data/site/localized-href.ts";
import {
  deviceCookieHeader,
  openPending,
  pendingCookieHeader,
  readDeviceToken,
  siteCookies,
  type Pending,
} from "../cookies.ts";
import { safeNext } from "../shared/code-schema.ts";
import { requestCode } from "./request-code.ts";

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
