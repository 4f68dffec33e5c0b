import { answerOrder } from "../on-site.ts";
import { endWith } from "../say.ts";
import { obeyOrder, readOrder } from "./grant-order.ts";

/** Prints requests in full, addresses included: reading and deciding them is what this command is for. */
async function run(): Promise<void> {
  const order = readOrder(process.argv.slice(2));
  await answerOrder(async () => obeyOrder(order));
}

await run().catch(endWith);
