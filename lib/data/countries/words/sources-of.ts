import { findSource } from "../record/find-source.ts";
import type { Figure } from "../record/open/schema.ts";
import { yearSpan } from "./year-span.ts";
import { inOrder } from "#lib/platform/words/open/formats.ts";

export type UsedSource = { id: string; title: string; years: string; count: number };

/** The sources of figures, most used first: title, span of the years taken from it, and how many figures. */
export function sourcesOf(figures: readonly Pick<Figure, "source" | "year">[]): UsedSource[] {
  return [...new Set(figures.map(({ source }) => source))]
    .map((id) => {
      const own = figures.filter(({ source }) => source === id);
      return {
        id,
        title: findSource(id)?.title ?? id,
        years: yearSpan(own.map(({ year }) => year)),
        count: own.length,
      };
    })
    .toSorted((a, b) => b.count - a.count || inOrder(a.title, b.title));
}
