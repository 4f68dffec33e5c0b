import { readFacts } from "./read-facts.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";

/** The file of a bloc as people edit it: what it is, and the facts that its members share, stated once. */
export type BlocFile = { id: string; name: string; what: string; facts: Readonly<Record<string, unknown>> };

const ids = [
  "aes",
  "amu",
  "cemac",
  "cen-sad",
  "comesa",
  "eac",
  "eccas",
  "ecowas",
  "igad",
  "ohada",
  "sacu",
  "sadc",
  "waemu",
];

export const blocFiles: readonly BlocFile[] = oncePerProcess("bloc files", () =>
  ids.map((id) => readFacts(`blocs/${id}`) as BlocFile),
);

/** The regional blocs in the records: full name and what membership opens. General knowledge, worded neutrally. */
export const blocs: Readonly<Record<string, { name: string; what: string }>> = Object.fromEntries(
  blocFiles.map(({ id, name, what }) => [id, { name, what }]),
);
