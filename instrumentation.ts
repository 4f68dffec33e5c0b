import { takeShortWay } from "#lib/http/short-way.ts";

/**
 * Called once by Next when a server starts, never while it builds. Starts what works beside the requests: the mail
 * that waits, the deletion of what is old, exchange rates that are missing or due.
 */
export async function register(): Promise<void> {
  // Written so that a bundle for another runtime leaves all of it out.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { env } = await import("#lib/env.ts");
    const { GET } = await import("#app/api/auth/me/route.ts");
    takeShortWay({ "/api/auth/me": GET });
    if (!env.DATABASE_URL || !env.AUTH_SECRET) return;
    const [currency, email, upkeep] = await Promise.all([
      import("#lib/currency/index.ts"),
      import("#lib/email/index.ts"),
      import("#lib/upkeep/index.ts"),
    ]);
    void currency.loadRates();
    email.startOutbox();
    upkeep.startUpkeep();
    // What is being sent gets the time the server takes to go down; the rest waits for another process or the next.
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.once(signal, () => void email.stopOutbox());
    }
  }
}
