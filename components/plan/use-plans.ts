import { useEffect, useState, useSyncExternalStore } from "react";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import type { PlanFacts } from "#lib/domains/plans/open/plan-facts.ts";
import { nothingKept, type Kept } from "#lib/domains/plans/schema.ts";
import { arePlansKept, readAll, subscribePlans } from "./plan-store.ts";

/** Everything stored on this device about plans, kept up to date. */
export const useKept = (): Kept => useSyncExternalStore(subscribePlans, readAll, () => nothingKept);

export const useArePlansKept = (): boolean => useSyncExternalStore(subscribePlans, arePlansKept, () => true);

function subscribeHash(tell: () => void): () => void {
  addEventListener("hashchange", tell);
  return () => removeEventListener("hashchange", tell);
}

/** The fragment of the URL without "#". */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribeHash,
    () => location.hash.slice(1),
    () => "",
  );

const fetched = new Map<CountrySlug, Promise<PlanFacts>>();

async function fetchFacts(slug: CountrySlug): Promise<PlanFacts> {
  const answer = await fetch(`/start-business/${slug}/plan.json`);
  if (!answer.ok) throw new Error(`The steps did not come: ${answer.status}`);
  return (await answer.json()) as PlanFacts;
}

/** Fetched once per page, and retried only after a failure. */
function loadFacts(slug: CountrySlug): Promise<PlanFacts> {
  const asked =
    fetched.get(slug) ??
    fetchFacts(slug).catch((fault: unknown) => {
      fetched.delete(slug);
      throw fault;
    });
  fetched.set(slug, asked);
  return asked;
}

type State = { facts?: PlanFacts; isLost?: boolean };

/** The facts that a plan uses from the guide of its country. `again` retries. */
export function useFacts(slug: CountrySlug): State & { again: () => void } {
  const [state, setState] = useState<State & { of?: CountrySlug }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isHere = true;
    loadFacts(slug).then(
      (facts) => isHere && setState({ of: slug, facts }),
      () => isHere && setState({ of: slug, isLost: true }),
    );
    return () => {
      isHere = false;
    };
  }, [slug, tries]);
  const known = state.of === slug ? state : {};
  return { ...known, again: () => setTries((before) => before + 1) };
}
