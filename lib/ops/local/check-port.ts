import { isLoopback } from "../serve/check-production.ts";
import { createServer } from "node:net";
import { env } from "#lib/platform/env.ts";
import { Refusal, codeOf } from "../say.ts";

/**
 * The hostname for Next's development server. Next uses "localhost" for this machine in every address it passes to the
 * middleware. Given another name, it takes the middleware's rewrites for another site's and calls itself endlessly.
 */
export const devHost = (host: string): string => (isLoopback(host) ? "localhost" : host);

/** Throws a Refusal if the port is in use, before anything is started. `command` is the command that was run. */
export async function checkPort(command: string): Promise<void> {
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve, reject) => {
    probe.once("error", (fault) => (codeOf(fault) === "EADDRINUSE" ? resolve(false) : reject(fault)));
    probe.listen(env.PORT, env.HOST, () => probe.close(() => resolve(true)));
  });
  if (isFree) return;
  throw new Refusal(
    `Port ${env.PORT} is in use. Stop what runs there, or set PORT to another one: PORT=3001 ${command}`,
  );
}
