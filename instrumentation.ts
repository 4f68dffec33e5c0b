import { finishBeforeExit } from "#lib/before-exit.ts";
import { endStreams } from "#lib/http/event-stream.ts";
import { takeShortWay } from "#lib/http/short-way.ts";

/**
 * Called once by Next when a server starts, never while it builds. Starts what works beside the requests: the mail
 * that waits, jobs, exchange rates that are missing or due, approved edits of facts, notices, how the navigator answers.
 */
export async function register(): Promise<void> {
  // Written so that a bundle for another runtime leaves all of it out.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { env } = await import("#lib/env.ts");
    const [me, search, { chatCalls }, { stepCalls }, worded] = await Promise.all([
      import("#app/api/auth/me/route.ts"),
      import("#app/api/search/route.ts"),
      import("#app/api/chat/chat-calls.ts"),
      import("#app/api/forms/step-calls.ts"),
      import("#app/api/navigator/worded/route.ts"),
    ]);
    takeShortWay({
        "GET /api/auth/me": me.GET,
        "GET /api/search": search.GET,
        "GET /api/navigator/worded": worded.GET,
      ...chatCalls(),
      ...stepCalls(),
    });
    if (!env.DATABASE_URL || !env.AUTH_SECRET) return;
    const [currency, email, facts, navigator, notices, search, { startJobs, stopJobs }, { jobHandlers }] =
      await Promise.all([
        import("#lib/currency/index.ts"),
        import("#lib/email/index.ts"),
        import("#lib/facts/index.ts"),
        import("#lib/navigator/index.ts"),
        import("#lib/notices/index.ts"),
        import("#lib/search/index.ts"),
        import("#lib/jobs/index.ts"),
        import("#lib/job-handlers.ts"),
      ]);
    facts.followEditions();
    navigator.followMode();
    notices.followNotices();
    void currency.loadRates();
    email.startOutbox();
    startJobs(jobHandlers);
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.once(signal, () => {
        // What is being sent gets the time the server takes to go down; the rest waits for another process or the next.
        void email.stopOutbox();
        endStreams();
        finishBeforeExit(stopJobs());
        finishBeforeExit(search.finishMisses());
      });
    }
  }
}
