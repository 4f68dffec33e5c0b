import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";

/** What of the address could not be used, one sentence each. */
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
