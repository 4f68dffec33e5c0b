import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import type { Verdicts } from "#lib/domains/navigator/index.ts";

/** How many answers were judged right and wrong, and the latest wrong ones. */
export function VerdictCounts({ verdicts: { right, wrong, latest } }: { verdicts: Verdicts }) {
  const words = useWords("admin-answers");
  return (
    <Panel id="verdicts" title={words("verdicts.title")} lead={words("verdicts.lead")}>
      <p>{words(right + wrong > 0 ? "verdicts.sum" : "verdicts.none", { right, wrong })}</p>
      {latest.length > 0 && (
        <>
          <h3 className="text-lg">{words("verdicts.latest")}</h3>
          <ul className="desk">
            {each(latest, (verdict) => (
              <Wrong verdict={verdict} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

/** The path of a citation, without its text fragment. */
const placeOf = (href: string): string => href.split(":~:")[0]?.replace(/#$/, "") ?? href;

function Wrong({ verdict: { href, label, at, cited, said } }: { verdict: Verdicts["latest"][number] }) {
  const words = useWords("admin-answers");
  return (
    <li className="card desk-action">
      <p>
        <a className="link" href={href}>
          {label}
        </a>{" "}
        <span className="text-muted">
          <Moment at={at} />
        </span>
      </p>
      {said && <blockquote className="quoted">{said}</blockquote>}
      {cited.length > 0 && (
        <>
          <p>{words("verdicts.cited")}</p>
          <ul className="admin-faults">
            {each(cited, (place) => (
              <li>
                <a className="link admin-code" href={place}>
                  {placeOf(place)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
