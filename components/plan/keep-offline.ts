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
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { startPath } from "#lib/data/site/country-path.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The URLs stored for a country: its guide, which includes the offices, the page of the path, and the plan's facts. */
const pagesOf = (slug: CountrySlug, kind: PathKind): string[] => [
  ...new Set([startPath("company", slug), startPath(kind, slug)]),
  `/start-business/${slug}/plan.json`,
];

/**
 * Stores a country for offline use: guide, offices, plan and the last rates. It stores the page of plans too, unless
 * that was just fetched.
 *
 * Resolves to false if this browser stores nothing, if anything could not be fetched, or if the copy was deleted in the
 * meantime.
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

/** Whether nothing is left to store for a country: it has a copy, or this browser stores nothing. */
export const isKeptOffline = async (slug: CountrySlug): Promise<boolean> =>
  !mayKeepCopies() || (await hasCopy(slug));

/** Updates an existing copy for a new path, because each path has its own page. */
export async function renewCopy(slug: CountrySlug, kind: PathKind): Promise<void> {
  if (mayKeepCopies() && (await hasCopy(slug))) await keepOffline(slug, kind, { isRenewal: true });
}

/** Deletes the copy of a country. With the last country it also deletes the copy of the page of plans. */
export async function leaveOffline(slug: CountrySlug): Promise<void> {
  await dropCopy(slug);
  const left = await listCopies();
  if (left.every(({ name }) => name === planCopy)) await dropCopy(planCopy);
}

/** Fetches copies older than a day again, and the page of plans once. `kindOf` returns the path of each plan. */
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
