"use client";

import type { ReactNode } from "react";
import { savesData } from "#components/browser/saves-data.ts";
import { withWords } from "#components/words/load-words.tsx";
import { Island } from "#components/ui/island.tsx";

const load = () => withWords(() => import("./ratings-summary.tsx").then((part) => part.RatingsSummary));
const mayAsk = () => !savesData();

/** What members say of a country, once its line is near the screen. Nothing is asked for those who save data. */
export const RatingsIsland = ({ slug, children }: { slug: string; children: ReactNode }) => (
  <Island when="visible" ahead={mayAsk} load={load} given={{ slug }}>
    {children}
  </Island>
);
