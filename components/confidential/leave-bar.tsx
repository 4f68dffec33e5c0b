import { useWords } from "#components/words/use-words.ts";
import { neutralAddress } from "#lib/confidential/open/paths.ts";

/** Leads away from this site at once: a link without script; with it (app/scripts/quiet.ts) this page leaves the history as well. */
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
