import { mayBeSignedIn, sharePlans } from "./sync-plans.ts";

/** The debounce delay: several changes in a row make one request. */
const pauseMs = 2_000;
/** Failures are not shown here. The page of plans retries, and reports them. */
const unsaid = { lost: "", failed: "" };

let timer: ReturnType<typeof setTimeout> | undefined;

/** Syncs changes to the account of the member signed in here. */
export function shareSoon(): void {
  clearTimeout(timer);
  if (mayBeSignedIn()) timer = setTimeout(() => void sharePlans(unsaid), pauseMs);
}
