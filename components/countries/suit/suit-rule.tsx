import { each } from "#components/ui/each.ts";
import { Section } from "#components/ui/section.tsx";
import type { Suiting, SuitQuery } from "#lib/data/countries/index.ts";
import { ruleOfOrder } from "./suit-words.ts";

/** How the order is computed, with every weight, so that anyone who is ranked or asked can check it. */
export const SuitRule = ({ parts, query }: { parts: Suiting["parts"]; query: SuitQuery }) => (
  <Section id="rule" title="How the order is worked out">
    <ul className="compare-sentences">
      {each(ruleOfOrder(parts, query), (sentence) => (
        <li>{sentence}</li>
      ))}
    </ul>
  </Section>
);
