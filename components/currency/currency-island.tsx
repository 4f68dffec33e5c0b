"use client";

import type { ReactNode } from "react";
import { Island } from "#components/ui/island.tsx";
import { withWords } from "#components/words/with-words.tsx";

const loadChoice = () => withWords(() => import("./currency-choice.tsx").then((part) => part.CurrencyChoice));
const loadList = () => withWords(() => import("./currency-list.tsx").then((part) => part.CurrencyList));

/** On every page: links that show the chosen code open the list of currencies. Without script they lead to its page. */
export const CurrencyIsland = () => <Island when="idle" opens="currency" load={loadChoice} />;

/** The list as part of its own page, replacing `children`. */
export const CurrencyListIsland = ({ children }: { children: ReactNode }) => (
  <Island when="idle" load={loadList}>
    {children}
  </Island>
);
