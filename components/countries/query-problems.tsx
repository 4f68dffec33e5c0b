import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";

/** The parts of the URL that were ignored, one sentence each. */
export function QueryProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="caution" title="Part of the address was ignored">
      {each(problems, (problem) => (
        <p>{problem}</p>
      ))}
    </Notice>
  );
}
