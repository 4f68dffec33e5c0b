import type { ReactNode, Ref } from "react";
import { linesOf, type Mark } from "./mark-fields.ts";

/** What the server said about a form that was sent by script. */
export type Problem = { sentence: string; marks: Mark[]; fields: ReadonlyMap<string, string> };

/** A refusal in the shape the summary and the fields of `form` need: the first sentence for each field. */
export function problemOf(
  form: HTMLFormElement,
  { problem, fields }: { problem: string; fields: Partial<Record<string, string[]>> },
): Problem {
  const first = new Map(Object.entries(fields).map(([path, sentences]) => [path, sentences?.[0] ?? problem]));
  return { sentence: problem, marks: linesOf(form, first), fields: first };
}

type Props = { ref?: Ref<HTMLDivElement>; title: string; problem: Problem; icon: ReactNode };

/**
 * As error-summary.tsx, for scripts: its icons do not travel with the script, and it has lines without a field.
 * Announced when it appears; takes focus.
 */
export function ProblemSummary({ ref, title, problem, icon }: Props) {
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1}>
      <h2 className="flex items-center gap-2 text-lg">
        {icon}
        {title}
      </h2>
      {!problem.marks.length && <p>{problem.sentence}</p>}
      <ul>
        {problem.marks.map(({ href, text }) => (
          <li key={text}>
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
