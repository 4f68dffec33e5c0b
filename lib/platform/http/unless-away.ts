import "server-only";
import { toAppError } from "./faults.ts";

/**
 * The result of `work`; undefined if it fails, which is logged under `action`. The page then says so and stays usable.
 */
export async function unlessAway<T>(action: string, work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    toAppError(thrown, action);
    return undefined;
  }
}
