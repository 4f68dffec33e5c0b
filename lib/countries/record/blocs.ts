import { blocFiles } from "./bloc-files.ts";

/** The regional blocs the records name: full name and what membership opens. General knowledge, worded neutrally. */
export const blocs: Readonly<Record<string, { name: string; what: string }>> = Object.fromEntries(
  blocFiles.map(({ id, name, what }) => [id, { name, what }]),
);
