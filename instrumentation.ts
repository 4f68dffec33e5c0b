import { finishBeforeExit } from "#lib/platform/before-exit.ts";
import { endStreams } from "#lib/platform/http/event-stream.ts";
import { registerCalls } from "#lib/platform/http/registered-calls.ts";

/**
 * Next calls it once when a server starts, never during a build. Starts the background work: waiting mail, jobs,
 * missing or outdated exchange rates, approved edits of facts, notices, the mode of the navigator.
 */
export async function register(): Promise<void> {
  // In this form, bundles for other runtimes leave the whole block out.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { env } = await import("#lib/platform/env.ts");
    const [me, searchCall, { chatCalls }, { stepCalls }, worded] = await Promise.all([
      import("#app/api/auth/me/route.ts"),
      import("#app/api/search/route.ts"),
      import("#app/api/chat/chat-calls.ts"),
      import("#app/api/forms/step-calls.ts"),
      import("#app/api/navigator/worded/route.ts"),
    ]);
    registerCalls({
      "GET /api/auth/me": me.GET,
      "GET /api/search": searchCall.GET,
      "GET /api/navigator/worded": worded.GET,
      ...chatCalls(),
      ...stepCalls(),
    });
    if (!env.DATABASE_URL || !env.AUTH_SECRET) return;
    const [currency, email, facts, navigator, notices, search, { startJobs, stopJobs }, { jobHandlers }] =
      await Promise.all([
        import("#lib/data/currency/index.ts"),
        import("#lib/services/mail/index.ts"),
        import("#lib/domains/fact-edits/index.ts"),
        import("#lib/domains/navigator/index.ts"),
        import("#lib/domains/notices/index.ts"),
        import("#lib/services/search/index.ts"),
        import("#lib/services/jobs/index.ts"),
        import("#lib/backoffice/job-handlers.ts"),
      ]);
    facts.followVersions();
    navigator.followMode();
    notices.followNotices();
    void currency.loadRates();
    email.startOutbox();
    startJobs(jobHandlers);
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.once(signal, () => {
        // Mails being sent have as long as the server takes to shut down; the rest waits for another process or the
        // next.
        void email.stopOutbox();
        endStreams();
        finishBeforeExit(stopJobs());
        finishBeforeExit(search.finishMisses());
      });
    }
  }
}
