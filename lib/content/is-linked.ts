import { env } from "../env.ts";
import { findPage } from "./pages.ts";

/** Whether a link may be shown under today's settings. A flag hides links only; the page itself stays. */
export function isLinked(href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? href;
  const hiddenBy = findPage(path)?.hiddenBy;
  return !(hiddenBy && env[hiddenBy]);
}
