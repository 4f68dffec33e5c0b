import "server-only";
import type { ShownCase } from "./open/shown-case.ts";
import type { OwnCase } from "./own-case.ts";

/**
 * A case as a call returns it: messages and answers are sealed, in base64 (encoded natively), and the id is left out.
 */
export const showOwnCase = ({ state, parts }: OwnCase): ShownCase => ({
  state,
  parts: parts.map(({ sealed, kind, day }) => ({
    kind,
    day,
    ...(sealed && { sealed: Buffer.from(sealed).toString("base64") }),
  })),
});
