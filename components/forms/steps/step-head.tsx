import type { Ref } from "react";
import { fill } from "#lib/platform/words/open/fill.ts";

type Props = {
  ref: Ref<HTMLHeadingElement>;
  title: string;
  /** Its index among the steps that apply, from 0, and their number. */
  index: number;
  count: number;
  progress: string;
};

/** How far the visitor has come, and what this step is about. */
export function StepHead({ ref, title, index, count, progress }: Props) {
  return (
    <>
      <p className="form-progress">
        <span>{fill(progress, { at: index + 1, of: count })}</span>
        <span className="form-bar" aria-hidden="true">
          {Array.from({ length: count }, (_, place) => (
            <span key={place} data-done={place <= index || undefined} />
          ))}
        </span>
      </p>
      <h1 ref={ref} tabIndex={-1} className="text-3xl">
        {title}
      </h1>
    </>
  );
}
