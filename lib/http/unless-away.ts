import "server-only";
import { toAppError } from "./faults.ts";

/** What `work` gives; undefined, and logged under `deed`, when it fails: the page then says so and stays usable. */
export async function unlessAway<T>(deed: string, work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    toAppError(thrown, deed);
    return undefined;
  }
}
