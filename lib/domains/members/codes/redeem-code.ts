import "server-only";
import { db } from "#lib/platform/db.ts";
import { kickOutbox } from "#lib/services/mail/index.ts";
import { record } from "#lib/services/audit/index.ts";
import { log } from "#lib/platform/log.ts";
import { giveBack, limitCaller, type Policy } from "#lib/services/limits/index.ts";
import { onKeptConnections } from "#lib/platform/request-scope.ts";
import { hashToken } from "#lib/platform/secrets/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { type CodeVerify, safeNext } from "../shared/code-schema.ts";
import { codeTries } from "../open/limits.ts";
import type { Circumstances } from "../sessions/open-session.ts";
import { findLiveCode, findOpenedBefore, judgeCode, type Lane } from "./code-rows.ts";
import { completeSignIn, type SignedIn } from "./complete-sign-in.ts";
import { admitTry, usedUpCode, wrongCode } from "./problems.ts";

const budgets = { any: "wrongCode", known: "wrongCodeKnown" } as const satisfies Record<Lane, Policy>;

/**
 * Signs in the browser that asked for the code when it sends the right one. Every try is counted before it is judged. A
 * try that cannot be judged (no code, another browser's, a spent or expired one) gets the message for a wrong code and
 * is counted separately, so a stranger uses up none of the owner's tries. The right code sent twice within moments, as
 * by a double submit, gets the same answer twice.
 */
export const redeemCode = (input: CodeVerify, circumstances: Circumstances): Promise<SignedIn> =>
  onKeptConnections("signIn", () => redeem(input, circumstances));

async function redeem(input: CodeVerify, circumstances: Circumstances): Promise<SignedIn> {
  const { email } = input;
  const { deviceToken, address } = circumstances;
  const deviceHash = hashToken(deviceToken ?? "");
  const live = deviceToken ? await findLiveCode(email, deviceHash) : undefined;
  // A remembered device has separate limits: neighbours who use up the network's limit must not lock it out.
  if (live?.lane !== "known") {
    await limitCaller("codeNetwork", address, fault("code.manyEntered"));
  }
  if (live?.triesLeft === 0) throw usedUpCode(live.secondsLeft);
  const before = live ? undefined : await signedInBefore(input, deviceToken);
  if (before) return before;
  if (!deviceToken || !live) {
    const { left } = await admitTry("strayCode", email, fault("code.manyWrong"));
    await recordFailure(email, "stray");
    throw wrongCode(Math.min(codeTries, left));
  }
  const { lane } = live;
  const policy = budgets[lane];
  const { left, hit } = await admitTry(policy, email, fault("code.manyWrong"));
  const { judged, signedIn } = await db().$transaction(async (on) => {
    const judged = await judgeCode(on, { email, lane, deviceHash, code: input.code });
    if (!judged?.isRight) return { judged };
    return {
      judged,
      signedIn: await completeSignIn(on, { ...circumstances, deviceToken, input, lane, judged }),
    };
  });
  if (signedIn || !judged) {
    // A right code does not count as a wrong try; and where nothing was judged, the caller learned nothing.
    await giveBack(policy, email, hit).catch((err: unknown) =>
      log.error({ err, action: "giveBack" }, "not counted back"),
    );
  }
  if (signedIn) {
    void kickOutbox();
    return signedIn;
  }
  const justNow = judged ? undefined : await signedInBefore(input, deviceToken);
  if (justNow) return justNow;
  await recordFailure(email, lane);
  if (judged) throw wrongCode(Math.min(judged.triesLeft, left));
  // Concurrent requests with the same code came first: they spent it, or used up its tries.
  const now = await findLiveCode(email, deviceHash);
  throw now?.triesLeft === 0 ? usedUpCode(now.secondsLeft) : wrongCode(Math.min(codeTries, left + 1));
}

/** The same answer again, if this browser signed in with this code moments ago. */
async function signedInBefore(
  { email, code, next }: CodeVerify,
  deviceToken: string | undefined,
): Promise<SignedIn | undefined> {
  const opened = deviceToken && (await findOpenedBefore(email, code, deviceToken));
  if (!opened) return undefined;
  const { tokens, ...session } = opened;
  return { ...session, token: tokens.session, deviceToken: tokens.device, email, next: safeNext(next) };
}

const recordFailure = (email: string, lane: Lane | "stray"): Promise<void> =>
  record({ action: "sign_in.attempted", outcome: "failed", address: email, detail: { lane } });
