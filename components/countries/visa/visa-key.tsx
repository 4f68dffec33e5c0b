import { each } from "#components/ui/each.ts";
import type { PassportSummary } from "#lib/data/countries/index.ts";
import { ruleWords } from "#lib/data/countries/visa/open/rules.ts";
import { ruleClass } from "./rule-class.ts";

/** The key of colours and letters, with how many of the 54 countries each applies to. */
export function VisaKey({ counts }: Pick<PassportSummary, "counts">) {
  return (
    <dl className="visa-key">
      {each(counts, ({ rule, count }) => {
        const { label, letter, meaning } = ruleWords[rule];
        return (
          <div className={ruleClass[rule]}>
            <dt>
              <i aria-hidden="true">{letter}</i> {label}
            </dt>
            <dd>
              <b>{count}</b> <small>{meaning}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
