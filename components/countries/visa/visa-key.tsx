import { each } from "#components/ui/each.ts";
import type { PassportSummary } from "#lib/countries/index.ts";
import { ruleWords } from "#lib/countries/visa/open/rules.ts";
import { ruleClass } from "./rule-class.ts";

/** What the colours and letters mean, and how many of the 54 each is. */
export function VisaKey({ rows, counts }: PassportSummary) {
  const unknown = rows.filter(({ known }) => !known.fact).length;
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
      {unknown > 0 && (
        <div>
          <dt>No data</dt>
          <dd>
            <b>{unknown}</b> <small>hatched: the source has no rule</small>
          </dd>
        </div>
      )}
    </dl>
  );
}
