import { once } from "node:events";
import { spawnSite } from "../../lib/ops/run.ts";

/** Used outside a test run: a secret for this machine, and a mail server that does not exist. */
const fallback = { AUTH_SECRET: "only-for-tests-".repeat(4), SMTP_URL: "smtp://127.0.0.1:9" };

const orOfTheRun = (name: keyof typeof fallback): string => process.env[name] || fallback[name];

/**
 * A separate site for one test, as production runs it. It shares the secret and the mail server of the test run, so
 * that any site on a database can send the mail of any other.
 */
export async function startSite(env: Record<string, string>) {
  const child = spawnSite({
    PORT: "0",
    LOG_LEVEL: "silent",
    DATABASE_WAIT_MS: "5000", // as the site under test: on a busy machine a connection takes its time
    AUTH_SECRET: orOfTheRun("AUTH_SECRET"),
    SMTP_URL: env["LOCAL_DEMO"] ? "" : orOfTheRun("SMTP_URL"),
    ...env,
  });
  const exit = once(child, "exit");
  const ended = exit.then(([code]) => Promise.reject(new Error(`the site ended with status ${code}`)));
  const [{ port }] = (await Promise.race([once(child, "message"), ended])) as [{ port: number }];
  ended.catch(() => undefined); // from here on the test handles its exit
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    sendSignal: (signal: NodeJS.Signals) => child.kill(signal),
    exit,
    stop: async () => {
      child.kill("SIGTERM");
      await exit;
    },
  };
}
