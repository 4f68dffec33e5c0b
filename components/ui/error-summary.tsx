import type { Ref } from "react";
import { Icon } from "./icon.tsx";

/** `href` is `#` and the id of the field, left out for what belongs to none; `text` is the same sentence as beside the field. */
export type SummaryLine = { href?: string; text: string };

type Props = {
  ref?: Ref<HTMLDivElement>;
  title: string;
  lines: readonly SummaryLine[];
  id?: string;
};

/** What stopped a form, first thing in it. Announced when it appears, can take focus, and each line leads to its field. */
export function ErrorSummary({ ref, title, lines, id = "error-summary" }: Props) {
  if (lines.length === 0) return null;
  return (
    <div ref={ref} id={id} className="error-summary" role="alert" tabIndex={-1}>
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="danger" />
        {title}
      </h2>
      <ul>
        {lines.map(({ href, text }) => (
          <li key={`${href} ${text}`}>
            {href ? (
              <a className="link" href={href}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
