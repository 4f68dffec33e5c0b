import "server-only";
import { toAppError } from "./faults.ts";

/**
 * The result of `work`; undefined if it fails, which is logged under `deed`. The page then says so and stays usable.
 */
export async function unlessAway<T>(deed: string, work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    toAppError(thrown, deed);
    return undefined;
  }
}
