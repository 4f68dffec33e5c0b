import { mayBeSignedIn, sharePlans } from "./sync-plans.ts";

/** Several changes in a row are one call. */
const pauseMs = 2_000;
/** Nobody is told of what fails here: the page of plans tries again, and says so. */
const unsaid = { lost: "", failed: "" };

let timer: ReturnType<typeof setTimeout> | undefined;

/** Hands changes on to the account of who is signed in here. */
export function shareSoon(): void {
  clearTimeout(timer);
  if (mayBeSignedIn()) timer = setTimeout(() => void sharePlans(unsaid), pauseMs);
}
