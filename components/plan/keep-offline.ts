import {
  dropCopy,
  hasCopy,
  keepCopies,
  listCopies,
  mayKeepCopies,
  type Copy,
} from "#components/browser/offline-copies.ts";
import { planCopy } from "#components/browser/offline-rules.ts";
import { refreshRates } from "#components/currency/rates-store.ts";
import type { PathKind } from "#lib/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { startPath } from "#lib/site/start-path.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** What is kept of a country: its guide, which has the offices, the page of the path, and what the plan takes from them. */
const pagesOf = (slug: CountrySlug, kind: PathKind): string[] => [
  ...new Set([startPath("company", slug), startPath(kind, slug)]),
  `/start-business/${slug}/plan.json`,
];

/**
 * Keeps a country for offline use: guide, offices, plan and the last rates; and the page of plans with it,
 * unless that was just fetched.
 * Resolves to false where this browser keeps nothing, not all of it came, or it was taken away meanwhile.
 */
export async function keepOffline(
  slug: CountrySlug,
  kind: PathKind,
  { isRenewal = false, withPlans = true } = {},
): Promise<boolean> {
  if (!mayKeepCopies()) return false;
  refreshRates();
  try {
    const country = { [slug]: pagesOf(slug, kind) };
    await keepCopies(withPlans ? { ...country, [planCopy]: ["/plan"] } : country, { isRenewal });
    return true;
  } catch {
    return false;
  }
}

/** Whether there is nothing left to keep of a country: it is there, or this browser keeps nothing. */
export const isKeptOffline = async (slug: CountrySlug): Promise<boolean> =>
  !mayKeepCopies() || (await hasCopy(slug));

/** Another path has another page: a copy that is there gets it too. */
export async function renewCopy(slug: CountrySlug, kind: PathKind): Promise<void> {
  if (mayKeepCopies() && (await hasCopy(slug))) await keepOffline(slug, kind, { isRenewal: true });
}

/** Takes the copy of a country away, and with the last of them that of the page of plans. */
export async function leaveOffline(slug: CountrySlug): Promise<void> {
  await dropCopy(slug);
  const left = await listCopies();
  if (left.every(({ name }) => name === planCopy)) await dropCopy(planCopy);
}

/** Fetches copies anew that are older than a day, and the page of plans once; `kindOf` is the path of each plan. */
export async function refreshCopies(
  copies: readonly Copy[],
  kindOf: (slug: CountrySlug) => PathKind,
): Promise<void> {
  if (!navigator.onLine) return;
  let withPlans = true;
  for (const { name, at } of copies) {
    if (name === planCopy || Date.now() - at <= dayMs) continue;
    const slug = name as CountrySlug;
    if (await keepOffline(slug, kindOf(slug), { isRenewal: true, withPlans })) withPlans = false;
  }
}
