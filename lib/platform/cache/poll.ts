import { log } from "#lib/platform/log.ts";

type Polling = {
  /** The name in the log when a read fails. */
  name: string;
  everyMs: number;
  read: () => Promise<void>;
};

/**
 * Polls what another instance may have changed, now and at an interval for as long as the process runs. When a read
 * fails, the last value is kept and the failure is logged once: an unavailable database is logged elsewhere.
 */
export function poll({ name, everyMs, read }: Polling): void {
  let isAway = false;
  const once = async () => {
    try {
      await read();
      isAway = false;
    } catch (fault) {
      if (!isAway) log.warn({ err: fault, action: name }, "poll failed; the last value is kept");
      isAway = true;
    }
  };
  const again = () => void once().finally(() => setTimeout(again, everyMs).unref());
  again();
}
