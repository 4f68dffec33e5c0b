import { bearerHeaders, readToken } from "#components/browser/token-store.ts";
import { patienceMs, sendJson, type Failing } from "#components/ui/send-json.ts";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { asUnshared, isSamePlan, mergePlans, settle } from "#lib/plans/open/merge.ts";
import { isGone, listPlans, type Plan, type Plans } from "#lib/plans/open/plan.ts";
import { nothingKept, readAccount, readPlan } from "#lib/plans/schema.ts";
import { fill } from "#lib/words/open/fill.ts";
import { changeAll, readAll } from "./plan-store.ts";

const callPath = "/api/account/plans";

/** What came of sharing with the account. `other`: what is kept here was last shared with another account. */
export type Shared = { is: "shared" | "nobody" | "other" } | { is: "failed"; problem: string };

/** Others, whom no token is kept for, send no request unasked. */
export const mayBeSignedIn = (): boolean => readToken() !== undefined;

async function fetchAccount(words: Failing) {
  let answer: Response;
  try {
    const signal = AbortSignal.timeout?.(patienceMs); // later calls wait for this one
    answer = await fetch(callPath, { headers: bearerHeaders(), cache: "no-store", signal });
  } catch {
    return { problem: words.lost };
  }
  if (answer.status === 401) return "nobody";
  const body = (await answer.json().catch(() => undefined)) as { data?: unknown; error?: string } | undefined;
  return (
    readAccount(body?.data) ?? {
      problem: body?.error ?? fill(words.failed, { status: answer.status }),
    }
  );
}

/** What the account was last known to hold. */
let held: Plans = {};

/** Whether the account has all there is to have of a plan. */
const isHeld = (slug: CountrySlug, plan: Plan): boolean => {
  const theirs = held[slug];
  return theirs ? isSamePlan(theirs, plan) : isGone(plan);
};

/** Whether anything stands here that the account is not known to hold, such as a change made while a call was under way. */
export const hasUnshared = (): boolean =>
  (Object.entries(readAll().plans) as [CountrySlug, Plan][]).some(([slug, plan]) => !isHeld(slug, plan));

/** Sends the plan of a country and takes in what the account made of it; the problem, where there is one. */
async function sendPlan(slug: CountrySlug, sent: Plan, words: Failing): Promise<string | undefined> {
  const body = JSON.stringify({ country: slug, plan: sent });
  const answer = await sendJson<{ plan: unknown }>(callPath, body, words, bearerHeaders());
  if ("problem" in answer) return answer.problem;
  const plan = readPlan(answer.data.plan);
  if (!plan) return words.lost;
  held = { ...held, [slug]: plan };
  changeAll((kept) => ({
    ...kept,
    plans: { ...kept.plans, [slug]: settle(kept.plans[slug] ?? sent, sent, plan) },
  }));
  return undefined;
}

/**
 * Brings the plans of this device and of the account together. What was last shared with another account is not handed
 * to this one unless `mayAdopt` says so; and what was taken away before this account came here was never one of its plans.
 */
async function share(words: Failing, mayAdopt: boolean): Promise<Shared> {
  const account = await fetchAccount(words);
  if (account === "nobody") return { is: "nobody" };
  if ("problem" in account) return { is: "failed", problem: account.problem };
  const before = readAll();
  const isOwn = before.account === account.account;
  const isOthers = !isOwn && before.account !== null;
  if (isOthers && !mayAdopt && listPlans(before.plans).length > 0) return { is: "other" };
  changeAll((kept) => {
    const plans: Partial<Record<CountrySlug, Plan>> = isOwn
      ? { ...kept.plans }
      : Object.fromEntries(listPlans(kept.plans));
    for (const [slug, theirs] of Object.entries(account.plans) as [CountrySlug, Plan][]) {
      const own = plans[slug];
      plans[slug] = own ? mergePlans(isOthers ? asUnshared(own) : own, theirs) : theirs;
    }
    return { ...kept, account: account.account, plans };
  });
  held = account.plans;
  for (const [slug, plan] of Object.entries(readAll().plans) as [CountrySlug, Plan][]) {
    if (isHeld(slug, plan)) continue;
    const problem = await sendPlan(slug, plan, words);
    if (problem !== undefined) return { is: "failed", problem };
  }
  return { is: "shared" };
}

let queue: Promise<unknown> = Promise.resolve();

/** One at a time: each finds what the one before it brought. */
export function sharePlans(words: Failing, { mayAdopt = false } = {}): Promise<Shared> {
  const next = queue.then(() => share(words, mayAdopt));
  queue = next.catch(() => undefined);
  return next;
}

/** Takes the plans off this device that another account shared, and leaves them where they are kept. */
export const forgetOthers = (): void => changeAll(() => nothingKept);
