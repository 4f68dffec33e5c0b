import { onSite } from "./on-site.ts";

/** Prints what a command that uses the site's modules returns. Throws as `onSite` does. */
export async function answerOrder(work: () => Promise<string>): Promise<void> {
  process.stdout.write(`${await onSite(work)}\n`);
}
