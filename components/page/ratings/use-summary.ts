import { useEffect, useState } from "react";
import { readSummary, type Summary } from "./read-summary.ts";

const summaryPath = (slug: string) => `/api/country/${encodeURIComponent(slug)}/summary`;

/** What members say of a country in short; undefined until the answer is here, and where it is none. */
export function useSummary(slug: string): Summary | undefined {
  const [summary, setSummary] = useState<Summary>();

  useEffect(() => {
    const gone = new AbortController();
    fetch(summaryPath(slug), { signal: gone.signal })
      .then((answer) => answer.json()) // a refusal is read as well: unread, it would stay open
      .then((answer) => setSummary(readSummary(answer)))
      .catch(() => undefined);
    return () => gone.abort();
  }, [slug]);

  return summary;
}
