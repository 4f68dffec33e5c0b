import { once } from "node:events";
import { spawnSite } from "../../lib/ops/run.ts";

/** A site of its own for one test, as production runs it. */
export async function startSite(env: Record<string, string>) {
  const child = spawnSite({ PORT: "0", LOG_LEVEL: "silent", ...env });
  const exit = once(child, "exit");
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    tell: (signal: NodeJS.Signals) => child.kill(signal),
    exit,
    stop: async () => {
      child.kill("SIGTERM");
      await exit;
    },
  };
}
