import { each } from "#components/ui/each.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { useWords } from "#components/words/use-words.ts";
import type { Link, Refusal } from "#lib/domains/navigator/open/answer.ts";

/** Why there is no answer, and where else to ask, best option first. */
export function NotAnswered({ why, routes }: { why: Refusal; routes: readonly Link[] }) {
  const words = useWords("navigator-page");
  return (
    <>
      <p>{words(`refuse.${why}.text`)}</p>
      {routes.length > 0 && (
        <nav aria-labelledby="routes-title" className="answer-routes">
          <h3 id="routes-title">{words("routes")}</h3>
          <ul>
            {each(routes, ({ href, label }, at) => (
              <li>
                <a href={href} className={at === 0 ? buttonClass("primary") : "link"}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
