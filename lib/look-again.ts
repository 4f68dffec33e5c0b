import { log } from "./log.ts";

type Watch = {
  /** Stands in the log when looking fails. */
  deed: string;
  everyMs: number;
  look: () => Promise<void>;
};

/**
 * Has `look` see what another instance may have changed: at once, and again and again for as long as the process runs. What it saw
 * last stands where it fails, which is said once: the database being away has a log of its own.
 */
export function lookAgain({ deed, everyMs, look }: Watch): void {
  let isAway = false;
  const once = async () => {
    try {
      await look();
      isAway = false;
    } catch (fault) {
      if (!isAway) log.warn({ err: fault, deed }, "not read; what was read before stands");
      isAway = true;
    }
  };
  const again = () => void once().finally(() => setTimeout(again, everyMs).unref());
  again();
}
