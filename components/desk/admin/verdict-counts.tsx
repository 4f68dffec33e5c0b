import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";

/** What visitors said of the answers of the navigator. */
export type Verdicts = {
  right: number;
  wrong: number;
  /** Those called wrong last, each with where it is dealt with. */
  latest: readonly { href: string; label: string; at: Date }[];
};

/** How many answers were called right and wrong, and the latest that were wrong. */
export function VerdictCounts({ verdicts: { right, wrong, latest } }: { verdicts: Verdicts }) {
  const words = useWords("admin-answers");
  return (
    <Panel id="verdicts" title={words("verdicts.title")}>
      <p>{words(right + wrong > 0 ? "verdicts.sum" : "verdicts.none", { right, wrong })}</p>
      {latest.length > 0 && (
        <>
          <h3 className="text-lg">{words("verdicts.latest")}</h3>
          <ul className="form-list">
            {each(latest, ({ href, label, at }) => (
              <li>
                <a className="link" href={href}>
                  {label}
                </a>{" "}
                <span className="text-muted">
                  <Moment at={at} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
