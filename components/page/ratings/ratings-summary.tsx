import { Fragment, useLayoutEffect, useRef, useState } from "react";
import type { Speaks } from "#components/words/load-words.tsx";
import { ratingsPath } from "#lib/ratings/open/paths.ts";
import { ratingWords } from "./rating-words.ts";
import { useSummary } from "./use-summary.ts";

/** Where a guide says how its risk rating is reckoned. */
const riskAnchor = "risk";

/** The way to how the risk is reckoned: on this page, or on the page of the rule. */
const riskHref = () => (document.getElementById(riskAnchor) ? `#${riskAnchor}` : "/explore/risk-rating");

/** The line with what members say of a country and its risk, with a space between the parts for those who hear or copy it. */
export function RatingsSummary({ slug, words: said }: Speaks & { slug: string }) {
  const summary = useSummary(slug);
  const words = summary && ratingWords(summary, said);
  const line = useRef<HTMLParagraphElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    if (summary && line.current) setScrolls(line.current.scrollWidth > line.current.clientWidth);
  }, [summary]);

  // A line longer than the screen scrolls; then the keyboard must be able to scroll it as well.
  const reach = scrolls && ({ tabIndex: 0, role: "group", "aria-label": said["ratings.label"] } as const);
  return (
    <p ref={line} data-ratings={slug} {...reach}>
      {words?.ratings.map((text) => (
        <Fragment key={text}>
          <span>{text}</span>{" "}
        </Fragment>
      ))}
      <a href={ratingsPath(slug)}>{words?.link ?? said["ratings.page"]}</a>
      {words?.risk && (
        <>
          {" "}
          <a href={riskHref()}>{words.risk}</a>
        </>
      )}
    </p>
  );
}
