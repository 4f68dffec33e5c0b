import { currentLocale } from "#lib/platform/words/index.ts";

/**
 * A stub for `next/root-params`, which only Next's own compiler provides: the language of `withLocale`, resolved at once,
 * so that nothing suspends.
 */
export function locale(): Promise<string> {
  const value = currentLocale();
  return Object.assign(Promise.resolve(value), { status: "fulfilled", value });
}
