import type { Ref } from "react";
import { Icon } from "./icon.tsx";

/**
 * `href` is `#` and the id of the field, and absent for an error of no particular field. `text` is the same sentence as
 * beside the field.
 */
export type SummaryLine = { href?: string; text: string };

type Props = {
  ref?: Ref<HTMLDivElement>;
  title: string;
  lines: readonly SummaryLine[];
  id?: string;
};

/**
 * The errors of a rejected form, shown first in it. It is announced when it appears, can take focus, and links each
 * line to its field.
 */
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
