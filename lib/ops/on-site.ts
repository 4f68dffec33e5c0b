import { Refusal } from "./say.ts";

/**
 * Does what a command asks of the site's own modules, and lets go of the database. What a person can mend is a `Refusal`: input that
 * was not taken, in the sentences of its fields, and a database that does not answer. The modules are loaded here and not above:
 * they read the settings when they load, and an order that is not understood is refused before.
 */
export async function onSite<T>(work: () => Promise<T>): Promise<T> {
  const [{ db }, { isDatabaseAway }, { AppError }, { stopJobs }, { env }] = await Promise.all([
    import("#lib/db.ts"),
    import("#lib/http/faults.ts"),
    import("#lib/errors.ts"),
    import("#lib/jobs/index.ts"),
    import("#lib/env.ts"),
  ]);
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof AppError) {
      const fields = Object.values(thrown.fields ?? {}).flatMap((sentences) => sentences ?? []);
      throw new Refusal(fields.length > 0 ? fields.join("\n") : thrown.message, { cause: thrown });
    }
    if (isDatabaseAway(thrown))
      throw new Refusal("The database does not answer. Is the site running?", { cause: thrown });
    throw thrown;
  } finally {
    await stopJobs();
    if (env.DATABASE_URL) await db().$disconnect();
  }
}
