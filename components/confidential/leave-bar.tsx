import { useWords } from "#components/words/use-words.ts";
import { neutralAddress } from "#lib/domains/confidential/open/paths.ts";

/**
 * Leaves this site at once. Without script it is a link; with script (app/scripts/quiet.ts) it also removes this page
 * from the history.
 */
export function LeaveBar() {
  const words = useWords("confidential");
  return (
    <aside className="leave-bar" aria-label={words("leave.region")}>
      <a href={neutralAddress} data-leave rel="noreferrer">
        {words("leave.label")}
      </a>
      <span>{words("leave.hint")}</span>
    </aside>
  );
}
