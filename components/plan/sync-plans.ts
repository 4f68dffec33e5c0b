import { bearerHeaders, readToken } from "#components/browser/token-store.ts";
import { patienceMs, sendJson, type Failing } from "#components/ui/send-json.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { asUnshared, isSamePlan, mergePlans, settle } from "#lib/domains/plans/open/merge.ts";
import { isGone, listPlans, type Plan, type Plans } from "#lib/domains/plans/open/plan.ts";
import { nothingKept, readAccount, readPlan } from "#lib/domains/plans/schema.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { changeAll, readAll } from "./plan-store.ts";

const callPath = "/api/account/plans";

/** The result of a sync. `other` means that the plans stored here were last synced with another account. */
export type Shared = { is: "shared" | "nobody" | "other" } | { is: "failed"; problem: string };

/** Whether a token is stored here. Visitors without one send no automatic requests. */
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

/** The plans of the account, as last known. */
let held: Plans = {};

/** Whether the account has the latest state of a plan. */
const isHeld = (slug: CountrySlug, plan: Plan): boolean => {
  const theirs = held[slug];
  return theirs ? isSamePlan(theirs, plan) : isGone(plan);
};

/** Whether this device has anything that the account is not known to have, such as a change made during a request. */
export const hasUnshared = (): boolean =>
  (Object.entries(readAll().plans) as [CountrySlug, Plan][]).some(([slug, plan]) => !isHeld(slug, plan));

/** Sends the plan of a country and merges the account's result. Returns the problem, if there is one. */
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
 * Syncs the plans of this device with the account. Plans last synced with another account are not sent to this one
 * unless `mayAdopt` is set. Deletions from before this account was used here do not apply to its plans.
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

/** Serialized: each call starts from the result of the one before it. */
export function sharePlans(words: Failing, { mayAdopt = false } = {}): Promise<Shared> {
  const next = queue.then(() => share(words, mayAdopt));
  queue = next.catch(() => undefined);
  return next;
}

/** Removes the plans of another account from this device. They stay in that account. */
export const forgetOthers = (): void => changeAll(() => nothingKept);

/** The debounce delay: several changes in a row make one request. */
const pauseMs = 2_000;
/** Failures are not shown here. The page of plans retries, and reports them. */
const unsaid = { lost: "", failed: "" };

let timer: ReturnType<typeof setTimeout> | undefined;

/** Syncs changes to the account of the member signed in here. */
export function shareSoon(): void {
  clearTimeout(timer);
  if (mayBeSignedIn()) timer = setTimeout(() => void sharePlans(unsaid), pauseMs);
}
