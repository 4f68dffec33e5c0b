import { Refusal } from "./say.ts";

/**
 * Runs a command's work with the site's modules and disconnects from the database. Throws a `Refusal` for what the
 * operator can fix: invalid input, with the messages of its fields, and a database that does not answer. The modules
 * are imported here and not at the top, because they read the settings as they load, and an invalid command is refused
 * before that.
 */
export async function onSite<T>(work: () => Promise<T>): Promise<T> {
  const [{ db }, { isDatabaseAway }, { AppError }, { stopJobs }, { env }] = await Promise.all([
    import("#lib/platform/db.ts"),
    import("#lib/platform/http/faults.ts"),
    import("#lib/platform/errors.ts"),
    import("#lib/services/jobs/index.ts"),
    import("#lib/platform/env.ts"),
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

/** Prints what a command that uses the site's modules returns. Throws as `onSite` does. */
export async function answerOrder(work: () => Promise<string>): Promise<void> {
  process.stdout.write(`${await onSite(work)}\n`);
}
