import { loadIndex } from "#components/page/load-index.ts";
import { bestPlaces } from "#lib/quick-nav/best-places.ts";
import type { QuickNavEntry } from "#lib/quick-nav/types.ts";

/** The places that most likely answer a question. Its script and what it searches come with the first question alone. */
export const findPlaces = async (question: string): Promise<QuickNavEntry[]> =>
  bestPlaces(await loadIndex(), question);
