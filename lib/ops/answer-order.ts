import { onSite } from "./on-site.ts";

/** Prints what an order to the site's own modules answers. Throws as `onSite` does. */
export async function answerOrder(work: () => Promise<string>): Promise<void> {
  process.stdout.write(`${await onSite(work)}\n`);
}
